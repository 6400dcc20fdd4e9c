import type { PriceType } from './Price.ts'

/** Words of a trade: said of somebody who looks for people they would offer the people. */
const OF_TRADE: ReadonlySet<PriceType> = new Set(['agreement', 'offer', 'free'])

/** @example isTrade('free') // true */
export const isTrade = (type: PriceType): boolean => OF_TRADE.has(type)
