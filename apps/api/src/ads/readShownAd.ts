import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import type { Brand } from '../brand/Brand.ts'
import type { Clock } from '../clock/Clock.ts'
import { slugGone } from '../errors/problems.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { AdRecord, AdsRepository } from './ads.repository.ts'
import { readAd } from './readAd.ts'

/** Days for which the page of an ad that ended says so and leads on to similar ones. */
const ENDED_PAGE_DAYS = 60
const DAY_MS = 86_400_000

const INCLUDED = ['images', 'section', 'advertiser'] as const

/** Nobody is reached through an ad that ended. */
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

const isLongGone = ({ ad }: AdRecord, now: Date): boolean =>
  !ad.validUntil || now.getTime() - ad.validUntil.getTime() > ENDED_PAGE_DAYS * DAY_MS

/**
 * An ad as its page shows it: published, or ended not long ago and then without its contacts; null when
 * there is none.
 * @throws Problem 410 when it ended long ago
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
  const expired = await ads.findExpired(id, brand)
  if (!expired) return null
  if (isLongGone(expired, now)) throw slugGone()

  return withoutContacts(await readAd(ads, catalogue, expired, ['images', 'section'], now))
}
