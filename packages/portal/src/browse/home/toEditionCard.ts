import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { countOf, nonBreaking, plural, WORD_FORMS } from '@inzrt/domain/text'
import { atTime, formatDate, HOUR_MS, onDay } from '@inzrt/domain/time'
import type { EditionCardProps } from '@inzrt/ui/home/EditionCard.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { openEditions } from '../../shell/catalogue/openEditions.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'

/** From two to four the verb is plural: zbývají 3 dny, but zbývá 5 dní. */
const REMAINS = { one: 'zbývá', few: 'zbývají', many: 'zbývá', other: 'zbývá' }

const timeLeft = (until: Date, now: Date): { verb: string; time: string } => {
  const hours = Math.floor((until.getTime() - now.getTime()) / HOUR_MS)
  if (hours < 1) return { verb: REMAINS.one, time: 'méně než hodina' }
  if (hours < 24) return { verb: plural(hours, REMAINS), time: countOf(hours, WORD_FORMS.hour) }
  const days = Math.floor(hours / 24)
  const rest = hours % 24 === 0 ? '' : ` ${countOf(hours % 24, WORD_FORMS.hour)}`

  return { verb: plural(days, REMAINS), time: `${countOf(days, WORD_FORMS.day)}${rest}` }
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
  const left = timeLeft(deadline, now)
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
    deadlineLabel: nonBreaking(`Do uzávěrky č. ${next.number} ${left.verb}`),
    deadline: left.time,
    note: nonBreaking(
      `Co bude na webu ${onDay(deadline)} ${atTime(deadline)}, otiskneme zdarma. Noviny vyjdou ${onDay(new Date(next.releaseDate))}.`,
    ),
  }
}
