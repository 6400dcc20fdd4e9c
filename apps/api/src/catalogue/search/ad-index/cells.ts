import type { AdCell } from '../../ads/AdCell.ts'

export const TYPES: readonly AdCell['type'][] = ['offer', 'inquiry', 'exchange']

/** How a price stands to the filter. */
const PRICES: readonly AdCell['price'][] = ['matching', 'other', 'none']
export const [MATCHING, OTHER, NONE] = [0, 1, 2] as const

const PER_TYPE = 2 * PRICES.length
export const CELLS = PER_TYPE * TYPES.length

/** The cell of an ad by the places of its type and price in their lists. */
export const cellOf = (type: number, price: number, hasImage: number): number =>
  type * PER_TYPE + price * 2 + hasImage

/** The cells of numbers by cell that are not empty. */
export const toCells = (counts: Int32Array): AdCell[] =>
  [...counts].flatMap((adsCount, cell) =>
    adsCount === 0
      ? []
      : [
          {
            type: TYPES[Math.floor(cell / PER_TYPE)] ?? 'offer',
            price: PRICES[Math.floor((cell % PER_TYPE) / 2)] ?? 'none',
            hasImage: cell % 2 === 1,
            adsCount,
          },
        ],
  )
