/** The part of gifenc that is used here; it brings no types. */
declare module 'gifenc' {
  interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: [number, number, number][]
        delay: number
        repeat?: number
        transparent?: boolean
        transparentIndex?: number
        dispose?: number
      },
    ): void
    finish(): void
    /** a copy */
    bytes(): Uint8Array<ArrayBuffer>
    /** what is written so far */
    bytesView(): Uint8Array
  }
  type MakeEncoder = (options?: { initialCapacity?: number }) => Encoder
  /** in a bundle */
  export const GIFEncoder: MakeEncoder | undefined
  /** in Node, which takes it for CommonJS */
  const inNode: { GIFEncoder: MakeEncoder } | undefined
  export default inNode
}
