// swift-tools-version: 6.0
import PackageDescription

/// A target of this package: the table in `docs/architecture.md` says what each may import and why.
func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + dependencies)
}

let package = Package(
    name: "dudel",
    products: [.executable(name: "dudel", targets: ["dudel"])],
    targets: [
        // C libraries, header shims only. None has a pkgConfig: the flags of ncurses are refused by the package manager, and those
        // of the font libraries would link them, which `CFontLibraries` is there to avoid.
        .systemLibrary(name: "CNcurses"),
        .systemLibrary(name: "CFontconfig"),
        .target(name: "CFreetype"),
        .systemLibrary(name: "CHarfbuzz"),
        .systemLibrary(name: "CFribidi"),
        .systemLibrary(name: "CUnibreak"),
        // Defines the functions of the font libraries that the program calls, so that nothing links those libraries.
        .target(name: "CFontLibraries", dependencies: ["CFontconfig", "CFreetype", "CHarfbuzz", "CFribidi", "CUnibreak"]),
        // The same for jansson, which only an article needs.
        .target(name: "CJansson"),
        .target(name: "CGuard"),
        // Cairo's headers alone: the library is opened when a page or a picture is first written.
        .target(name: "CCairo"),

        target("Geometry"),
        target("Graphemes"),
        target("Lines"),
        target("Words"),
        target("Articles", ["CJansson", "Graphemes"]),
        target("Drawing", ["Geometry", "Graphemes"]),
        target(
            "Typography",
            [
                "Drawing", "Geometry", "Graphemes", "CFontLibraries", "CFontconfig", "CFreetype", "CHarfbuzz", "CFribidi",
                "CUnibreak",
            ]),
        target("Screen", ["Geometry", "Graphemes"]),
        target("Raster", ["Drawing", "Geometry", "Graphemes", "Screen"]),
        target("Popovers", ["Articles", "Drawing", "Geometry", "Graphemes", "Screen", "Words"]),
        target("Notation", ["Drawing", "Geometry", "Lines"]),
        target("Files", ["Articles", "Drawing", "Geometry", "Lines", "Notation"]),
        target("Export", ["CCairo", "Drawing", "Geometry", "Graphemes", "Raster", "Screen", "Typography"]),
        target(
            "Editor",
            ["Articles", "Drawing", "Geometry", "Graphemes", "Lines", "Notation", "Popovers", "Raster", "Screen", "Words"]),
        target(
            "Runtime",
            [
                "Articles", "Drawing", "Editor", "Export", "Files", "Geometry", "Graphemes", "Lines", "Notation", "Popovers",
                "Screen",
                "Typography", "Words",
            ]),
        target("Terminal", ["CGuard", "CNcurses", "Geometry", "Graphemes", "Screen"]),
        .executableTarget(
            name: "dudel",
            dependencies: [
                "Drawing", "Editor", "Export", "Files", "Geometry", "Graphemes", "Notation", "Raster", "Runtime",
                "Screen", "Terminal", "Typography", "Words",
            ],
            linkerSettings: [.unsafeFlags(["-Xclang-linker", "-no-pie"])]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "Drawing", "Editor", "Export", "Files", "Geometry", "Graphemes", "Raster", "Screen", "TestSupport", "Typography",
            ],
            // Tests compare pictures of a quarter of a million pixels with it, which takes minutes without.
            swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        .executableTarget(name: "screenshots", dependencies: ["Geometry", "Graphemes", "Raster", "Screen"]),
        target(
            "TestSupport",
            [
                "Drawing", "Editor", "Geometry", "Graphemes", "Lines", "Notation", "Popovers", "Raster", "Runtime", "Screen",
                "Words",
            ]),

        tests(of: "Geometry"),
        tests(of: "Graphemes", ["CNcurses"]),
        tests(of: "Lines", ["TestSupport"]),
        tests(of: "Words"),
        tests(of: "Articles", ["TestSupport"]),
        tests(of: "Drawing", ["Geometry", "Graphemes", "TestSupport"]),
        tests(of: "Typography", ["Drawing", "Geometry", "Graphemes", "TestSupport"]),
        tests(of: "Screen", ["Geometry", "Graphemes", "TestSupport"]),
        tests(of: "Terminal", ["CNcurses", "Geometry", "Graphemes", "Screen"]),
        tests(of: "Raster", ["Drawing", "Geometry", "Graphemes", "Screen", "TestSupport"]),
        tests(of: "Popovers", ["Articles", "Drawing", "Geometry", "Screen", "Words", "TestSupport"]),
        tests(of: "Files", ["Articles", "Drawing", "Geometry", "Lines", "Notation", "TestSupport"]),
        tests(
            of: "Export",
            [
                "Drawing", "Files", "Geometry", "Graphemes", "Raster", "Screen", "TestSupport", "Typography", "bench",
                "screenshots",
            ]),
        tests(
            of: "Editor",
            ["Articles", "Drawing", "Geometry", "Graphemes", "Popovers", "Screen", "Typography", "Words", "TestSupport"]),
        tests(
            of: "Runtime",
            ["Articles", "Drawing", "Editor", "Files", "Geometry", "Popovers", "Screen", "Typography", "Words", "TestSupport"]),
        .testTarget(name: "ScreenshotsTests", dependencies: ["screenshots", "Geometry", "Graphemes", "Screen"]),
        .testTarget(name: "BenchTests", dependencies: ["bench", "Drawing", "Geometry", "Raster", "Screen", "Typography"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["Drawing", "Editor", "Files", "Notation", "Screen", "TestSupport"],
            // Compiled by the test that preloads it.
            exclude: ["Support/Faults/faults.c"]),
    ],
    swiftLanguageModes: [.v6]
)

// libFuzzer is part of no other build: see `scripts/fuzz`.
if Context.environment["DUDEL_FUZZ"] != nil {
    package.products.append(.executable(name: "fuzz", targets: ["fuzz"]))
    package.targets.append(.executableTarget(name: "fuzz", dependencies: ["Files", "Lines"]))
}
