/** A service that runs for some time, and what it cost, in hundredths. */
export type PaidService = Readonly<{ price: number; from: Date | null; until: Date | null }>

/**
 * What is owed back of a service when its customer withdraws: the part not used yet, rounded in the
 * customer's favour (§ 1834 OZ). Of one that has not begun it is everything.
 */
export const refundOf = ({ price, from, until }: PaidService, now: Date): number => {
  if (!from || !until || from >= now) return price
  const left = Math.max(until.getTime() - now.getTime(), 0)

  return Math.ceil((price * left) / (until.getTime() - from.getTime()))
}
