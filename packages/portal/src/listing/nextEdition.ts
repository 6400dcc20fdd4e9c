import type { Edition } from '@inzrt/contracts/edition'
import type { Brand } from '../brand/Brand.ts'
import type { NextEdition } from './toRowView.ts'

/** Soonest edition that still takes ads; null for a site whose ads are not printed. */
export const nextEdition = (
  brand: Brand,
  editions: readonly Edition[],
  now: Date,
): NextEdition | null => {
  const next = brand.hasNewspaper
    ? editions.find(({ deadlineAt }) => Date.parse(deadlineAt) > now.getTime())
    : undefined

  return next ? { number: next.number, deadlineAt: next.deadlineAt } : null
}
