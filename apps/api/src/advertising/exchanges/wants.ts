import { isWished, wishesOf } from '@inzrt/domain/search'
import type { ExchangeAd } from './exchangeAds.repository.ts'

/** Whether an ad is looking for what another one offers. */
export const wants = (
  { wanted, heading }: Pick<ExchangeAd, 'wanted' | 'heading'>,
  other: Pick<ExchangeAd, 'heading'>,
): boolean => isWished(wishesOf(wanted, heading), other.heading)
