import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'

const pagination = { total: 2, count: 0, per_page: 24, current_page: 1, total_pages: 1, links: {} }

/** A profile of a private person. */
export const aProfile = (changes: Partial<AdvertiserProfile> = {}): AdvertiserProfile => ({
  nickname: 'jana_k',
  kind: 'private',
  memberSince: '2024-03-01',
  adsCount: 2,
  advertisements: { data: [], meta: { pagination } },
  ratings: [],
  sections: [],
  ...changes,
})

/** A profile of a company with a number. */
export const aCompany = (changes: Partial<AdvertiserProfile> = {}): AdvertiserProfile =>
  aProfile({
    nickname: 'Kolárna',
    kind: 'business',
    companyName: 'Kola s. r. o.',
    companyId: '27082440',
    companyAddress: 'Cejl 12',
    ...changes,
  })
