import type { Price } from '@inzrt/domain/price'
import type { ListingItem } from '@inzrt/rules/listing'

type Positioned = { readonly position: number }

/** Merging as it is first written: everything in one array, then sorted. */
export const spreadAndSort = <Ad, Banner extends Positioned>(
  ads: readonly Ad[],
  banners: readonly Banner[],
  perPage: number,
): ListingItem<Ad, Banner>[] =>
  [
    ...ads.map((ad, order) => ({ type: 'inzrt' as const, order, page: 1, ad })),
    ...banners.map((banner) => ({
      type: 'banner' as const,
      order: banner.position - 1,
      page: Math.ceil(banner.position / perPage),
      banner,
    })),
  ]
    .sort((a, b) => a.order - b.order)
    .slice(0, perPage)

const graphemes = new Intl.Segmenter('cs', { granularity: 'grapheme' })

export const segmentAlways = (text: string, max: number): string => {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)

  return letters.length <= max ? text : `${letters.slice(0, max).join('')}…`
}

const rules = new Intl.PluralRules('cs')

export const cachedPluralRules = (count: number, forms: Readonly<Record<string, string>>) =>
  forms[rules.select(count)]

const CROWNS = { style: 'currency', currency: 'CZK', maximumFractionDigits: 0 } as const
const cached = new Intl.NumberFormat('cs', CROWNS)

export const cachedNumberFormat = ({ amount }: Price): string => cached.format((amount ?? 0) / 100)

export const newNumberFormat = ({ amount }: Price): string =>
  new Intl.NumberFormat('cs', CROWNS).format((amount ?? 0) / 100)
