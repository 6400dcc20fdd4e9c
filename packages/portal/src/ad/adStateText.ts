import type { AdState } from '@inzrt/contracts/ads/advertisement'
import { type ActedAd, doneLabel } from './adActions.ts'
import { AD_STATE_TEXTS, type StateText } from './stateTexts.ts'

/** Where an ad stands in its owner's words; a closed one says how it was closed. */
export const adStateText = (ad: ActedAd & { state: AdState }): StateText => {
  const { state, closedReason } = ad
  if (state !== 'closed') return AD_STATE_TEXTS[state]
  if (closedReason === 'reserved') return { text: 'Rezervováno', tone: 'waiting' }
  if (closedReason === 'sold') return { text: doneLabel(ad), tone: 'idle' }

  return AD_STATE_TEXTS.closed
}
