import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { nonBreaking } from '@inzrt/domain/text'
import { atTime, formatDate, onDay } from '@inzrt/domain/time'
import type { FrontPageProps, PrintedItem } from '@inzrt/ui/home/FrontPage.tsx'
import { toLineAd } from '../../ad/toLineAd.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { openEditions } from '../../shell/catalogue/openEditions.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'

/** How many of the line ads stand under their picture. */
const PICTURES = 2

const toPrinted = (ad: AdListItem): PrintedItem => ({ href: `/${ad.slug}`, line: toLineAd(ad) })

/** A picture as large as a column shows it. */
const pictureOf = ({ mainImageThumbPath: path }: AdListItem) =>
  path === null ? null : { src: imageUrl(path, 'small') }

const withPictures = (ads: readonly AdListItem[]): readonly PrintedItem[] => {
  const pictured = ads.filter(({ mainImageThumbPath }) => mainImageThumbPath).slice(0, PICTURES)

  return ads.map((ad) => ({
    ...toPrinted(ad),
    ...(pictured.includes(ad) && { image: pictureOf(ad) }),
  }))
}

/** The newest ads as the front page of the edition that still takes them; null where there is none. */
export const toFrontPage = (
  brand: Brand,
  editions: readonly Edition[],
  newest: readonly AdListItem[],
  now: Date,
): FrontPageProps | null => {
  const [next] = openEditions(brand, editions, now)
  const lead = newest.find(({ mainImageThumbPath }) => mainImageThumbPath) ?? newest[0]
  if (!next || !lead) return null
  const deadline = new Date(next.deadlineAt)

  return {
    wordmark: brand.wordmark,
    brandName: brand.name,
    number: nonBreaking(`č. ${next.number}`),
    released: formatDate(new Date(next.releaseDate), 'weekday'),
    deadline: nonBreaking(`Uzávěrka ${onDay(deadline)} ${atTime(deadline)}`),
    lead: {
      href: `/${lead.slug}`,
      heading: nonBreaking(lead.heading),
      // As in a box: its heading stands above, so the line does not begin with it.
      line: toLineAd({ ...lead, isBoxed: true }),
      image: pictureOf(lead),
    },
    ads: withPictures(newest.filter((ad) => ad !== lead)),
  }
}
