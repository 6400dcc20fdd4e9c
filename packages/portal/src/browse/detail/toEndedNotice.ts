import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { formatDate } from '@inzrt/domain/time'
import { adStateText } from '../../ad/adStateText.ts'

export type Ending = {
  /** For the badge. */
  label: string
  title: string
  renewHref?: string
}

/** How an ad came to its end, for a page that goes on without its contacts; null while it is published. */
export const toEndedNotice = ({
  status,
  slug,
  type,
  isDating,
  closedReason,
  validUntil,
}: AdDetail): Ending | null => {
  if (status === 'published') return null
  if (closedReason) {
    const { text } = adStateText({ state: 'closed', type, isDating, closedReason })

    return { label: text, title: text }
  }
  const when = validUntil ? ` ${formatDate(new Date(validUntil))}` : ''

  return {
    label: 'Platnost skončila',
    title: `Platnost inzerátu skončila${when}`,
    renewHref: `/${slug}/renew`,
  }
}
