import type { Transaction } from '../../platform/database/Transaction.ts'
import { areOthers } from './areOthers.ts'
import { beginAt } from './beginAt.ts'
import { type ExchangeAd, readOffering } from './exchangeAds.repository.ts'
import { wants } from './wants.ts'

/** Ads of which each one's advertiser is looking for what the next one offers, the last one's for the first. */
export type Ring = readonly [ExchangeAd, ...ExchangeAd[]]

/** What a ring is known by, whichever of its ads it was found from. */
export const ringKey = (ring: Ring): string => {
  const ids = ring.map(({ id }) => id)

  return beginAt(ids, ids.indexOf(Math.min(...ids))).join('-')
}

/**
 * Exchanges an ad can be part of, of two before those of three. Two that suit each other need no third. At most
 * fifty offers are looked at for an ad and for each of them, so the work is bounded however many there are.
 */
export const findRings = async (
  tx: Pick<Transaction, 'execute'>,
  now: Date,
  ad: ExchangeAd,
): Promise<Ring[]> => {
  const suits = (other: ExchangeAd): boolean => wants(other, ad)
  const offering = (await readOffering(tx, now, [ad])).get(ad.id) ?? []
  const offered = offering.filter((one) => areOthers(ad, one))
  const pairs = offered.filter(suits)
  const others = offered.filter((one) => !pairs.includes(one))
  const further = await readOffering(tx, now, others)
  const threes = others.flatMap((second) =>
    (further.get(second.id) ?? [])
      .filter((third) => areOthers(third, ad) && areOthers(third, second) && suits(third))
      .filter((third) => !wants(ad, third) && !wants(third, second))
      .map((third): Ring => [ad, second, third]),
  )

  return [...pairs.map((other): Ring => [ad, other]), ...threes]
}
