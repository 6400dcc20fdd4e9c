import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'

/** Whether what is ordered for an ad is ordered for a company. */
export const isOfCompany = ({ advertiser }: Pick<AdDetail, 'advertiser'>): boolean =>
  advertiser?.data.kind === 'business'
