/** Formats an upload may have. Anything else is refused before a decoder sees it. */
export type PictureFormat = 'jpeg' | 'png' | 'webp'

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** What a file is by its first bytes; its name and declared type prove nothing. */
export const pictureFormat = (bytes: Buffer): PictureFormat | null => {
  if (startsWith(bytes, JPEG)) return 'jpeg'
  if (startsWith(bytes, PNG)) return 'png'

  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'webp' : null
}
