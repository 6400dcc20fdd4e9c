const HEADER = 6
const ENTRY = 16

/** Wraps one square PNG in the container browsers ask for at /favicon.ico. */
export const toIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(HEADER + ENTRY)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)

  return Buffer.concat([head, png])
}
