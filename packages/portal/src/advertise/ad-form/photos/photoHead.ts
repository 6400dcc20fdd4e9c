/** `from`: where the picture itself begins, behind the notes and the small picture of a camera. */
type Size = Readonly<{ width: number; height: number; from?: number }>

type Reader = (head: DataView) => Size | null

const text = (head: DataView, at: number, length: number): string =>
  at + length > head.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(head.buffer, head.byteOffset + at, length))

/** Frame headers of a JPEG: 0xC0 to 0xCF without the tables that stand among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Goes from part to part: a phone puts its notes and a small picture before the frame. */
const jpeg: Reader = (head) => {
  for (let at = 2; at + 9 <= head.byteLength; at += 2 + head.getUint16(at + 2))
    if (isFrame(head.getUint8(at + 1)))
      return { width: head.getUint16(at + 7), height: head.getUint16(at + 5), from: at }

  return null
}

const png: Reader = (head) =>
  text(head, 12, 4) === 'IHDR' && head.byteLength >= 24
    ? { width: head.getUint32(16), height: head.getUint32(20) }
    : null

const uint24 = (head: DataView, at: number): number =>
  head.getUint16(at, true) + head.getUint8(at + 2) * 0x1_00_00

/** The three kinds of WebP: with extras, lossless, lossy. */
const WEBP: Readonly<Record<string, Reader>> = {
  VP8X: (head) => ({ width: uint24(head, 24) + 1, height: uint24(head, 27) + 1 }),
  VP8L: (head) => {
    const bits = head.getUint32(21, true)

    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  },
  'VP8 ': (head) => ({
    width: head.getUint16(26, true) & 0x3fff,
    height: head.getUint16(28, true) & 0x3fff,
  }),
}

const webp: Reader = (head) =>
  head.byteLength >= 30 ? (WEBP[text(head, 12, 4)]?.(head) ?? null) : null

export type PhotoKind = 'jpeg' | 'png' | 'webp'

const READERS: readonly (readonly [mark: string, at: number, kind: PhotoKind, read: Reader])[] = [
  ['\u00ff\u00d8\u00ff', 0, 'jpeg', jpeg],
  ['\u0089PNG', 0, 'png', png],
  ['WEBP', 8, 'webp', webp],
]

/** What the beginning of a file says of it: which kind of photo it is, if any, and how large. */
export type PhotoHead = { kind: PhotoKind | null; size: Size | null }

/**
 * Reads how large a photo is without decoding it: a picture of 200 megapixels takes a phone's memory.
 * @param bytes the beginning of the file; its name and kind may say anything
 */
export const photoHead = (bytes: ArrayBuffer): PhotoHead => {
  const head = new DataView(bytes)
  const found = READERS.find(([mark, at]) => text(head, at, mark.length) === mark)

  return { kind: found?.[2] ?? null, size: found?.[3](head) ?? null }
}
