import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'

/** Where the change of an ad is in the queue, what is promised, and what holds until then. */
export const changeText = ({
  place,
  promisedBy,
  isLate,
}: NonNullable<AdDetail['approval']>): string =>
  nonBreaking(
    `Změna čeká, ve frontě ke čtení je ${place}. v pořadí. ${
      isLate
        ? 'Slíbený den jsme nestihli, omlouváme se.'
        : `Přečteme ji do ${formatDate(new Date(promisedBy))}.`
    } Do té doby zůstává na webu i v novinách dosavadní znění.`,
  )
