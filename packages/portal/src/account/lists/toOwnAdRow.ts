import type { OwnAd } from '@inzrt/contracts/account/account'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { shownPrice } from '@inzrt/rules/ad'
import type { OwnAdRowProps } from '@inzrt/ui/account/own-ads/OwnAdRow.tsx'
import { adReasonText } from '../../ad/adReasonText.ts'
import { adStateText } from '../../ad/adStateText.ts'
import { toValidity } from '../../ad/toValidity.ts'
import { thumbnail } from '../../shell/images/thumbnail.ts'

/** The bff shows nobody the pictures of these. */
const WITHOUT_PICTURE = ['rejected', 'blocked', 'deleted']

const stats = ({ stats: { views, reveals, messages } }: OwnAd): readonly string[] => [
  countOf(views, WORD_FORMS.view),
  countOf(reveals, WORD_FORMS.phoneReveal),
  countOf(messages, WORD_FORMS.message),
]

const reasonOf = ({ stateReason, changeReasons }: OwnAd): string | null =>
  changeReasons
    ? `Změna čeká na přečtení. ${adReasonText(changeReasons)}`
    : stateReason && adReasonText(stateReason)

/** What the account shows of an own ad. */
export const toOwnAdRow = (ad: OwnAd, now: Date): OwnAdRowProps => ({
  href: ad.state === 'published' ? `/${ad.slug}` : undefined,
  heading: ad.heading,
  type: ad.type,
  price: shownPrice(ad),
  image:
    ad.mainImageThumbPath && !WITHOUT_PICTURE.includes(ad.state)
      ? thumbnail(ad.mainImageThumbPath)
      : null,
  sectionIcon: ad.sectionIcon,
  state: adStateText(ad),
  reason: reasonOf(ad),
  stats: stats(ad),
  ...toValidity(ad, now),
})
