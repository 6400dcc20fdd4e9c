import { sql } from 'drizzle-orm'

/** Nominal rate that puts prices in euros among those in crowns; for the order of lists only. */
const CROWNS_PER_EURO = 25

/** What an ad without a price is sorted as: behind all others, whichever way prices are sorted. */
export const UNPRICED = Number.MAX_SAFE_INTEGER

/** The column `price_order`; null: the ad has no price to be sorted by. */
export const priceOrder = sql.raw(
  `case price_type when 'czk' then price_amount when 'EUR' then price_amount * ${CROWNS_PER_EURO} when 'free' then 0 end`,
)

// An index serves a query only where both say an expression in the same words.
export const priceAscending = sql.raw(`coalesce(price_order, ${UNPRICED})`)
export const priceDescending = sql.raw(`coalesce(-price_order, ${UNPRICED})`)
