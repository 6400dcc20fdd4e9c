import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'

/** Address that opens a message about an ad, its printed code in the subject. */
export const contactHref = ({ heading, dialCode }: AdDetail, email: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(`Inzerát ${dialCode}: ${heading}`)}`
