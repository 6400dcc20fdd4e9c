import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'

/** What a company with a number is called; null of everybody else, who are known by their nickname. */
export const companyName = ({
  kind,
  companyName: name,
  companyId,
}: Pick<AdvertiserProfile, 'kind' | 'companyName' | 'companyId'>): string | null =>
  (kind === 'business' && companyId && name) || null
