import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { localityName } from '@inzrt/domain/locality'
import { nonBreaking } from '@inzrt/domain/text'
import { relativeTime } from '@inzrt/domain/time'
import type { Promo } from '@inzrt/rules/forms'
import type { AdRowProps } from '@inzrt/ui/listing/AdRow.tsx'
import { imageUrl } from '../../../shell/images/imageUrl.ts'

const pictureOf = ({ images, mainImageId }: AdDetail): AdRowProps['image'] => {
  const main = images?.data.find(({ id }) => id === mainImageId) ?? images?.data[0]

  return main ? { src: imageUrl(main.original.path, 'thumb') } : null
}

/** An own ad as a list shows it once it has some promotions beside those that run. */
export const toExampleRow = (ad: AdDetail, promos: readonly Promo[], now: Date): AdRowProps => ({
  href: `/${ad.slug}`,
  heading: nonBreaking(ad.heading),
  type: ad.type,
  price: ad.price,
  locality: localityName(ad.PSC),
  age: relativeTime(new Date(ad.createdAt), now),
  image: pictureOf(ad),
  sectionIcon: ad.section?.data.icon ?? null,
  isSmall: true,
  isHighlighted: ad.highlighted || promos.includes('highlighting'),
  isTopped: ad.topped || promos.includes('topping'),
})
