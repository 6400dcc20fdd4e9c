export type ImageVariant = 'thumb' | 'thumb2x' | 'small' | 'large'

const NAME = /(-(?:thumb2x|thumb|small|large))?(\.[a-z0-9]+)$/

/**
 * Address of a picture in one of the sizes the API draws; the path may name the original or any size.
 * @example imageUrl('/2026/05/1a2b/77.jpg', 'thumb') // "/api/image/2026/05/1a2b/77-thumb.jpg"
 */
export const imageUrl = (path: string, variant: ImageVariant): string =>
  `/api/image${path.replace(NAME, `-${variant}$2`)}`
