import type { PriceGuide } from '@inzrt/contracts/ads/priceGuide'
import { medianPrice, summarisePrices } from '@inzrt/domain/price'
import type { KnownPrice } from './prices.repository.ts'

/** A quarter with fewer sold things has no point in the chart. */
const PERIOD_MIN = 3

const toDay = (date: Date): string => date.toISOString().slice(0, 10)

const sinceOf = (prices: readonly KnownPrice[]): string =>
  toDay(new Date(Math.min(...prices.map(({ createdAt }) => createdAt.getTime()))))

const summarise = (prices: readonly KnownPrice[]) => {
  const summary = summarisePrices(prices.map(({ amount }) => amount))

  return summary && { ...summary, since: sinceOf(prices) }
}

/** Those of the same words, and of the same name where these are too few. */
const findAlike = (prices: readonly KnownPrice[]) => {
  const same = prices.filter(({ isSame }) => isSame)
  const summary = summarise(same)

  return summary ? { summary, prices: same } : { summary: summarise(prices), prices }
}

const quarterOf = (date: Date): string =>
  toDay(new Date(Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3)))

const toPeriods = (prices: readonly KnownPrice[]) =>
  [...Map.groupBy(prices, ({ createdAt }) => quarterOf(createdAt))]
    .filter(([, own]) => own.length >= PERIOD_MIN)
    .map(([from, own]) => ({
      from,
      count: own.length,
      median: medianPrice(own.map(({ amount }) => amount)),
    }))
    .toSorted((one, other) => one.from.localeCompare(other.from))

/** What is asked for such a thing, and what it was sold for. */
export const toPriceGuide = (prices: readonly KnownPrice[]): PriceGuide => {
  const asked = findAlike(prices.filter(({ isSold }) => !isSold)).summary
  const sold = findAlike(prices.filter(({ isSold }) => isSold))

  return { asked, sold: sold.summary && { ...sold.summary, periods: toPeriods(sold.prices) } }
}
