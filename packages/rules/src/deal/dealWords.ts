import { formatMoney } from '@inzrt/domain/price'
import type { DealEvent } from './Deal.ts'

/**
 * What one of two people says to the other by what they do; it stands in their conversation as their own words.
 * @example dealWords('offer', 150_000) // 'Nabízím 1\u00a0500\u00a0Kč.'
 */
export const dealWords = (event: DealEvent, amount: number | null): string => {
  const price = amount === null ? '' : formatMoney(amount, 'CZK')

  return {
    offer: `Nabízím ${price}.`,
    counter: `Navrhuji ${price}.`,
    accept: `Nabídku ${price} přijímám.`,
    decline: `Nabídku ${price} nepřijímám.`,
    reserve: 'Držím to pro vás tři dny.',
    release: 'Rezervaci ruším.',
    confirm: 'Předání proběhlo.',
  }[event]
}
