/** How an ad names its price. Only `czk` and `EUR` carry an amount. */
export const PRICE_TYPES = ['czk', 'EUR', 'agreement', 'offer', 'any', 'in_text', 'free'] as const

export type PriceType = (typeof PRICE_TYPES)[number]

export type Price = {
  readonly type: PriceType
  /** Hundredths of a crown or euro; `null` where the type carries no amount. */
  readonly amount: number | null
}

/** Currencies in which an amount can be named. */
export type Currency = 'CZK' | 'EUR'
