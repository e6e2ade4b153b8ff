import Glibc

/// The C library's calls for extended attributes, looked up by name since its Swift module leaves `sys/xattr.h` out.
struct ExtendedAttributes: Sendable {
    private typealias List = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
    private typealias Get = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

    private let list: List
    private let get: Get
    private let set: Set

    /// The system's calls, where it has them.
    static let system = ExtendedAttributes()

    private init?() {
        guard let list = dlsym(nil, "listxattr"), let get = dlsym(nil, "getxattr"), let set = dlsym(nil, "fsetxattr") else {
            return nil
        }
        self.list = unsafeBitCast(list, to: List.self)
        self.get = unsafeBitCast(get, to: Get.self)
        self.set = unsafeBitCast(set, to: Set.self)
    }

    /// Copies the attributes that the person may read and set; lists and values of up to 64 KiB, which is Linux's own limit.
    func copy(of path: String, to file: borrowing Descriptor) {
        var names = [CChar](repeating: 0, count: 1 << 16)
        let count = list(path, &names, names.count)
        guard count > 0 else { return }
        var value = [UInt8](repeating: 0, count: 1 << 16)
        for name in names[..<count].split(separator: 0) {
            let name = Array(name) + [0]
            let length = get(path, name, &value, value.count)
            if length >= 0 { _ = set(file.number, name, value, length, 0) }
        }
    }
}
