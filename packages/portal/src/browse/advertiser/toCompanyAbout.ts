import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { weekOf } from '@inzrt/domain/hours'
import type { CompanyAboutProps } from '@inzrt/ui/advertiser/CompanyAbout.tsx'

/** What a company says of itself, in words; null where it says nothing. */
export const toCompanyAbout = ({
  about,
  hours,
}: Pick<AdvertiserProfile, 'about' | 'hours'>): CompanyAboutProps | null =>
  about || hours
    ? {
        about,
        hours:
          hours && weekOf(hours).map(({ days, hours: text }) => ({ days, text: text || null })),
      }
    : null
