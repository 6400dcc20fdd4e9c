/** Credit that is bought at once and what is paid for it, both in hundredths. */
export type CreditPackage = Readonly<{ credit: number; price: number }>

/** Packages for sale: the more at once, the cheaper. */
export const CREDIT_PACKAGES = [
  { credit: 20_000, price: 19_000 },
  { credit: 50_000, price: 45_000 },
  { credit: 100_000, price: 85_000 },
] as const satisfies readonly CreditPackage[]

/**
 * By how many per cent a package is cheaper than what it pays for.
 * @example creditDiscount({ credit: 50_000, price: 45_000 }) // 10
 */
export const creditDiscount = ({ credit, price }: CreditPackage): number =>
  Math.round((100 * (credit - price)) / credit)

/**
 * What is paid back for a part of a package, in hundredths; a part of one is the customer's.
 * @example creditRefund({ credit: 50_000, price: 45_000 }, 25_000) // 22_500
 */
export const creditRefund = ({ credit, price }: CreditPackage, part: number): number =>
  Math.ceil((price * part) / credit)
