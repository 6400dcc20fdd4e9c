import type { OwnAd } from '@inzrt/contracts/account'
import { countOf, nonBreaking, WORDS } from '@inzrt/domain/text'
import { daysLeft, formatDate } from '@inzrt/domain/time'
import type { OwnAdRowProps } from '@inzrt/ui/account/OwnAdRow.tsx'
import { imageUrl } from '../images/imageUrl.ts'
import { adReasonText } from './adReasonText.ts'
import { AD_STATE_TEXTS } from './stateTexts.ts'

const ENDING_MS = 7 * 86_400_000

/** States in which the days of an ad are counted down. */
const COUNTED = ['published', 'paused']

/** States in which an ad's text may still be changed. */
const EDITABLE = [
  ...['waiting_verification', 'waiting_payment', 'waiting_approval'],
  ...['published', 'paused', 'closed', 'expired'],
]

/** The door shows nobody the pictures of these. */
const WITHOUT_PICTURE = ['rejected', 'blocked', 'deleted']

const thumb = (path: string) => ({
  src: imageUrl(path, 'thumb'),
  src2x: imageUrl(path, 'thumb2x'),
})

const validity = ({ state, validUntil }: OwnAd, now: Date): Partial<OwnAdRowProps> => {
  if (!validUntil) return {}
  const until = new Date(validUntil)
  const left = daysLeft(until, now)
  if (left === null) return { validity: nonBreaking(`platil do ${formatDate(until)}`) }
  if (!COUNTED.includes(state)) return {}

  return {
    validity: nonBreaking(`platí do ${formatDate(until)}`),
    daysLeft: left,
    isEnding: until.getTime() - now.getTime() <= ENDING_MS,
  }
}

const stats = ({ stats: { views, reveals, messages } }: OwnAd): readonly string[] => [
  countOf(views, WORDS.view),
  countOf(reveals, WORDS.phoneReveal),
  countOf(messages, WORDS.message),
]

/** What the account shows of an own ad. */
export const toOwnAdRow = (ad: OwnAd, now: Date): OwnAdRowProps => ({
  href: ad.state === 'published' ? `/${ad.slug}` : undefined,
  editHref: EDITABLE.includes(ad.state) ? `/${ad.slug}/edit` : undefined,
  heading: ad.heading,
  type: ad.type,
  price: ad.price,
  image:
    ad.mainImageThumbPath && !WITHOUT_PICTURE.includes(ad.state)
      ? thumb(ad.mainImageThumbPath)
      : null,
  sectionIcon: ad.sectionIcon,
  state: AD_STATE_TEXTS[ad.state],
  reason: ad.stateReason && adReasonText(ad.stateReason),
  stats: stats(ad),
  ...validity(ad, now),
})
