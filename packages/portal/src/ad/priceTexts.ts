import type { PriceGuide } from '@inzrt/contracts/ads/priceGuide'
import { formatMoney, type PriceSummary } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import type { PriceGuideProps, PriceTexts } from '@inzrt/ui/price/PriceGuide.tsx'

/** Two digits say enough of what others ask. */
const round = (hundredths: number): number => {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, hundredths))) - 1)

  return Math.round(hundredths / step) * step
}

const money = (hundredths: number): string => formatMoney(round(hundredths), 'CZK')

const rangeOf = ({ lower, upper }: PriceSummary): string =>
  round(lower) === round(upper)
    ? money(lower)
    : `${formatMoney(round(lower), 'CZK').replace(/\u00a0Kč$/, '')} až ${money(upper)}`

/** Prices of similar things in words: the middle half of them, the median, and what they are known by. */
export const toPriceTexts = (summary: PriceSummary & { since: string }): PriceTexts => ({
  range: rangeOf(summary),
  middle: `střední cena ${money(summary.median)}`,
  basis: `Podle ${countOf(summary.count, WORD_FORMS.advertGenitive)} vložených od ${formatDate(new Date(summary.since), 'medium')}.`,
})

const quarterName = (from: string): string => {
  const [year = '', month = ''] = from.split('-')

  return `${Math.ceil(Number(month) / 3)}. čtvrtletí ${year}`
}

/** What is shown of a guide to prices. */
export const toPriceGuide = ({ asked, sold }: PriceGuide): PriceGuideProps => ({
  asked: asked && toPriceTexts(asked),
  sold: sold && {
    ...toPriceTexts(sold),
    points: sold.periods.map(({ from, count, median }) => ({
      period: quarterName(from),
      count,
      median,
      price: money(median),
    })),
  },
})
