import type { Edition } from '@inzrt/contracts/newspaper/edition'
import type { NextEdition } from '../../ad/toRowView.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { openEditions } from '../../shell/catalogue/openEditions.ts'

/** Soonest edition that still takes ads; null for a site whose ads are not printed. */
export const nextEdition = (
  brand: Brand,
  editions: readonly Edition[],
  now: Date,
): NextEdition | null => {
  const [next] = openEditions(brand, editions, now)

  return next ? { number: next.number, deadlineAt: next.deadlineAt } : null
}
