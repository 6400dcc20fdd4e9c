import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { countOf, nonBreaking, WORDS } from '@inzrt/domain/text'
import { atTime, formatDate, onDay } from '@inzrt/domain/time'
import type { EditionCardProps } from '@inzrt/ui/home/EditionCard.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { openEditions } from '../../shell/catalogue/openEditions.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'

const HOUR_MS = 3_600_000

const timeLeft = (until: Date, now: Date): string => {
  const hours = Math.floor((until.getTime() - now.getTime()) / HOUR_MS)
  if (hours < 1) return 'méně než hodina'
  if (hours < 24) return countOf(hours, WORDS.hour)

  const days = countOf(Math.floor(hours / 24), WORDS.day)

  return hours % 24 === 0 ? days : `${days} ${countOf(hours % 24, WORDS.hour)}`
}

/**
 * Cover of the edition that still takes ads; null where none does.
 * @param cover ad whose heading and picture stand on the cover
 */
export const toEditionCard = (
  brand: Brand,
  editions: readonly Edition[],
  cover: AdListItem | undefined,
  now: Date,
): EditionCardProps | null => {
  const [next] = openEditions(brand, editions, now)
  if (!next || !cover) return null
  const deadline = new Date(next.deadlineAt)
  const picture = cover.mainImageThumbPath

  return {
    wordmark: brand.wordmark,
    brandName: brand.name,
    number: nonBreaking(`č. ${next.number}`),
    releaseDate: formatDate(new Date(next.releaseDate)),
    headline: cover.heading,
    image: picture
      ? { src: imageUrl(picture, 'thumb2x'), src2x: imageUrl(picture, 'small') }
      : null,
    sectionIcon: cover.sectionIcon,
    deadlineLabel: nonBreaking(`Do uzávěrky č. ${next.number} zbývá`),
    deadline: timeLeft(deadline, now),
    note: nonBreaking(
      `Co bude na webu ${onDay(deadline)} ${atTime(deadline)}, otiskneme zdarma. Noviny vyjdou ${onDay(new Date(next.releaseDate))}.`,
    ),
  }
}
