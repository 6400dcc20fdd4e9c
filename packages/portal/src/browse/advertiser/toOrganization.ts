import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { WEEKDAYS } from '@inzrt/domain/hours'
import { profilePath } from '@inzrt/rules/names'
import { imageUrl } from '../../shell/images/imageUrl.ts'
import { companyName } from './companyName.ts'

const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1)

/** A day that ends at midnight ends, in the words of schema.org, a minute before. */
const closes = (time: string): string => (time === '24:00' ? '23:59' : time)

const openings = (hours: NonNullable<AdvertiserProfile['hours']>) =>
  WEEKDAYS.flatMap((day) =>
    hours[day].map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${capital(day)}`,
      opens: from,
      closes: closes(to),
    })),
  )

/** A company in the words of schema.org: one with hours is a place to come to; null of a person. */
export const toOrganization = (profile: AdvertiserProfile, origin: string) => {
  const { logo, about, web, hours, rating } = profile
  const name = companyName(profile)
  if (name === null) return null

  return {
    '@context': 'https://schema.org',
    '@type': hours ? 'LocalBusiness' : 'Organization',
    name,
    url: `${origin}${profilePath(profile.nickname) ?? '/'}`,
    identifier: { '@type': 'PropertyValue', propertyID: 'IČO', value: profile.companyId },
    ...(profile.companyAddress && { address: profile.companyAddress }),
    ...(about && { description: about }),
    ...(web && { sameAs: web }),
    ...(logo && { logo: `${origin}${imageUrl(logo.path, 'large')}` }),
    ...(hours && { openingHoursSpecification: openings(hours) }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
      },
    }),
  }
}
