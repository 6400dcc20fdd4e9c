import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { DAY_MS } from '@inzrt/domain/time'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { slugGone } from '../../platform/errors/problems.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { AdRecord, AdsRepository } from './ads.repository.ts'
import { readAd } from './readAd.ts'

/** Days for which the page of an ad that is over says so and leads on to similar ones. */
const PAGE_DAYS = { expired: 60, closed: 30 } as const

const INCLUDED = ['images', 'section', 'advertiser'] as const

/** Nobody is reached through an ad that is over. */
const withoutContacts = ({
  phoneNumber: _,
  firstName: _first,
  lastName: _last,
  ...ad
}: AdDetail): AdDetail => ({
  ...ad,
  nickname: null,
  showFields: { name: false, surname: false, phone: false, email: false },
})

const isLongGone = ({ ad }: AdRecord, now: Date): boolean => {
  const [end, days] =
    ad.state === 'closed' ? [ad.updatedAt, PAGE_DAYS.closed] : [ad.validUntil, PAGE_DAYS.expired]

  return !end || now.getTime() - end.getTime() > days * DAY_MS
}

/**
 * An ad as its page shows it: published, or over not long ago and then without its contacts; null when
 * there is none.
 * @throws Problem 410 when it has been over for long
 */
export const readShownAd = async (
  { ads, clock }: Readonly<{ ads: AdsRepository; clock: Clock }>,
  catalogue: SectionCatalogue,
  id: number,
  brand: Brand,
): Promise<AdDetail | null> => {
  const now = clock()
  const published = await ads.findPublished(id, brand)
  if (published) return readAd(ads, catalogue, published, INCLUDED, now)
  const over = await ads.findOver(id, brand)
  if (!over) return null
  if (isLongGone(over, now)) throw slugGone()
  const detail = await readAd(ads, catalogue, over, ['images', 'section'], now)

  return { ...withoutContacts(detail), closedReason: over.ad.closedReason }
}
