import { imageUrl } from '../../shell/images/imageUrl.ts'

/** A photo as a moderator sees it: small, and large where it leads to. */
export const toQueuePhoto = (path: string) => ({
  src: imageUrl(path, 'thumb'),
  href: imageUrl(path, 'large'),
})
