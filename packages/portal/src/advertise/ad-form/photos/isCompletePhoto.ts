import type { PhotoKind } from './photoHead.ts'

/** Where the end of most photos is; a camera may add a short film behind it. */
const TAIL_BYTES = 64 * 1024

type Readable = Pick<Blob, 'slice' | 'size'>

/** Within the picture no such bytes can stand: a JPEG doubles 0xFF, a PNG counts its parts. */
const ENDS: Readonly<Record<'jpeg' | 'png', readonly number[]>> = {
  jpeg: [0xff, 0xd9],
  png: [0x49, 0x45, 0x4e, 0x44],
}

const bytesOf = async (file: Readable, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer())

const contains = (bytes: Uint8Array, end: readonly number[]): boolean => {
  for (let at = bytes.indexOf(end[0] ?? 0); at >= 0; at = bytes.indexOf(end[0] ?? 0, at + 1))
    if (end.every((byte, n) => bytes[at + n] === byte)) return true

  return false
}

const hasAllBytes = async (file: Readable): Promise<boolean> => {
  const head = await bytesOf(file, 4, 8)

  return head.length === 4 && file.size >= new DataView(head.buffer).getUint32(0, true) + 8
}

/**
 * Whether a photo goes to its end: one cut off by a lost connection looks like a photo at its beginning.
 * @param from where the picture itself begins
 */
export const isCompletePhoto = async (
  file: Readable,
  kind: PhotoKind,
  from = 0,
): Promise<boolean> => {
  if (kind === 'webp') return hasAllBytes(file)
  const end = ENDS[kind]
  const tail = Math.max(from, file.size - TAIL_BYTES)

  return (
    contains(await bytesOf(file, tail, file.size), end) ||
    contains(await bytesOf(file, from, file.size), end)
  )
}
