import { IMAGE_VARIANTS, type ImageVariant } from '@inzrt/contracts/ads/image'

/** A picture asked for: where its original is and in which size it is wanted. */
export type ImageRequest = Readonly<{ path: string; variant: ImageVariant | null }>

const PATH = /^(\/[A-Za-z0-9_-]{1,60}){1,8}\.(webp|jpe?g|png|avif)$/
const SUFFIX = new RegExp(`-(${Object.keys(IMAGE_VARIANTS).join('|')})(?=\\.[a-z]+$)`)

/**
 * Reads the path of a picture. Only letters, digits, `_`, `-` and single slashes pass, so no path
 * leads out of the pictures' folder.
 * @example readImagePath('/2026/05/1a2b/77-thumb.jpg') // { path: '/2026/05/1a2b/77.jpg', variant: 'thumb' }
 */
export const readImagePath = (path: string): ImageRequest | null => {
  if (!PATH.test(path)) return null
  const variant = SUFFIX.exec(path)?.[1] as ImageVariant | undefined

  return { path: path.replace(SUFFIX, ''), variant: variant ?? null }
}
