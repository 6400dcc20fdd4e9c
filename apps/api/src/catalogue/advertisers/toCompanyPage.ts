import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { type OpeningHours, WEEKDAYS } from '@inzrt/domain/hours'
import type { StoredPage } from './pageOfUser.ts'

const toWireHours = (hours: OpeningHours): NonNullable<AdvertiserProfile['hours']> => {
  const entries = WEEKDAYS.map((day) => [day, hours[day].map((interval) => ({ ...interval }))])

  return Object.fromEntries(entries)
}

/** What a company says of itself, as everybody reads it; what it does not say is left out. */
export const toCompanyPage = (
  page: StoredPage | null,
): Pick<AdvertiserProfile, 'about' | 'web' | 'hours' | 'logo'> => ({
  ...(page?.about && { about: page.about }),
  ...(page?.web && { web: page.web }),
  ...(page?.hours && { hours: toWireHours(page.hours) }),
  ...(page?.logo && { logo: page.logo }),
})
