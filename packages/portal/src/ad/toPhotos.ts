import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import type { GalleryPhoto } from '@inzrt/ui/detail/gallery/Gallery.client.tsx'
import { imageUrl } from '../shell/images/imageUrl.ts'
import { thumbnail } from '../shell/images/thumbnail.ts'

/** Widths of the drawn sizes, in pixels. */
const SMALL = 640
const LARGE = 1280

type Picture = Readonly<{ id: number; original: { path: string }; width: number; height: number }>
type Pictured = Pick<AdDetail, 'heading' | 'mainImageId'> & {
  images?: { data: readonly Picture[] } | undefined
}

/** Pictures of an ad for its gallery, the main one first. */
export const toPhotos = ({ images, mainImageId, heading }: Pictured): readonly GalleryPhoto[] => {
  const all = images?.data ?? []
  const ordered = [
    ...all.filter(({ id }) => id === mainImageId),
    ...all.filter(({ id }) => id !== mainImageId),
  ]

  return ordered.map(({ id, original: { path }, width, height }, index) => ({
    id: String(id),
    src: imageUrl(path, 'large'),
    srcSet: `${imageUrl(path, 'small')} ${SMALL}w, ${imageUrl(path, 'large')} ${LARGE}w`,
    width,
    height,
    alt: index === 0 ? heading : `${heading}, fotka ${index + 1}`,
    thumb: thumbnail(path),
  }))
}
