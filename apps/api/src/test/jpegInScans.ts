const QUANTISATION = Buffer.from([0xff, 0xdb, 0, 67, 0, ...new Array<number>(64).fill(1)])

/** Tables whose only code is one bit: no difference, or nothing more in this block. */
const codeTable = (kind: number): Buffer =>
  Buffer.from([0xff, 0xc4, 0, 20, kind, 1, ...new Array<number>(15).fill(0), 0])

const frame = (width: number, height: number): Buffer => {
  const components = [1, 2, 3].flatMap((id) => [id, 0x11, 0])
  const head = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, ...components])
  head.writeUInt16BE(height, 5)
  head.writeUInt16BE(width, 7)

  return head
}

const scan = (component: number, blocks: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xda, 0, 8, 1, component, 0, 0, 63, 0]),
    Buffer.alloc(Math.ceil((blocks * 2) / 8)),
  ])

/**
 * A grey photo whose three colours come one after another, so that a decoder holds all of it, while its
 * head promises the common kind that is read line by line. Sides are multiples of 16.
 */
export const jpegInScans = (width: number, height: number): Buffer => {
  const blocks = (width * height) / 64

  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...[QUANTISATION, frame(width, height), codeTable(0x00), codeTable(0x10)],
    ...[1, 2, 3].map((component) => scan(component, blocks)),
    Buffer.from([0xff, 0xd9]),
  ])
}
