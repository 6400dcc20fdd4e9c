import { CALL_BUDGET, EDIT_BUDGET } from '../limits/budgets.ts'
import type { CallRoute } from './CallRoute.ts'
import { callKeys } from './queryKeys.ts'

const SMALL_BYTES = 16 * 1024
const AD = '/api/front/inzrts/{slug}'
const ORDER = '/api/front/orders/{publicNo}'

/** Reads an order: its owner's session, or the signature in the address. */
const read = (path: string): CallRoute => ({
  ...{ method: 'GET', path, budget: CALL_BUDGET, bodyBytes: 0, handling: 'owner' },
  query: callKeys('s'),
})

const write = (path: string, keys: readonly string[] = []): CallRoute => ({
  ...{ method: 'POST', path, budget: EDIT_BUDGET, bodyBytes: SMALL_BYTES, handling: 'owner' },
  query: callKeys(...keys),
})

/** Ordering and paying what ads cost. */
export const ORDER_ROUTES: readonly CallRoute[] = [
  write(`${AD}/orderPromos`),
  write(`${AD}/orderRenew`),
  read(ORDER),
  read(`${ORDER}/receipt`),
  write(`${ORDER}/retry`, ['s']),
  write(`${ORDER}/withdraw`, ['s']),
]
