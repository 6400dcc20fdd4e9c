import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'

/** Where an ad is in the queue of those that are read, and what is promised. */
export const approvalText = ({
  place,
  promisedBy,
  isLate,
}: NonNullable<AdDetail['approval']>): string =>
  nonBreaking(
    isLate
      ? `Ve frontě ke čtení je ${place}. v pořadí. Slíbený den jsme nestihli, omlouváme se: inzerát bude platit o den déle.`
      : `Ve frontě ke čtení je ${place}. v pořadí. Přečteme ho do ${formatDate(new Date(promisedBy))}.`,
  )
