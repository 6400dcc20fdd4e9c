import type { Edition } from '@inzrt/contracts/newspaper/edition'
import type { Brand } from '../brand/Brand.ts'
import type { NextEdition } from '../listing/toRowView.ts'
import { openEditions } from './openEditions.ts'

/** Soonest edition that still takes ads; null for a site whose ads are not printed. */
export const nextEdition = (
  brand: Brand,
  editions: readonly Edition[],
  now: Date,
): NextEdition | null => {
  const [next] = openEditions(brand, editions, now)

  return next ? { number: next.number, deadlineAt: next.deadlineAt } : null
}
