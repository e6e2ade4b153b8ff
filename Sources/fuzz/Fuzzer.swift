/// What libFuzzer, whose own `main` begins this program, calls with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ReaderCheck.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
