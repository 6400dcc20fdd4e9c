import { type Budget, CALL_BUDGET, ORDER_BUDGET } from '../limits/budgets.ts'
import type { CallRoute } from './CallRoute.ts'
import { callKeys } from './queryKeys.ts'

/** An order has a consent, a reason of a withdrawal, or a password; nothing is longer. */
const SMALL_BYTES = 16 * 1024

const AD = '/api/front/inzrts/{slug}'
const ORDER = '/api/front/orders/{publicNo}'

const route = (
  method: 'GET' | 'POST',
  path: string,
  budget: Budget,
  keys: readonly string[] = [],
): CallRoute => ({
  ...{ method, path, budget, handling: 'owner' },
  query: callKeys(...keys),
  bodyBytes: method === 'POST' ? SMALL_BYTES : 0,
})

/** Ordering what ads cost, and what became of it. */
export const ORDER_ROUTES: readonly CallRoute[] = [
  route('POST', `${AD}/orderPromos`, ORDER_BUDGET),
  route('POST', `${AD}/orderRenew`, ORDER_BUDGET),
  { ...route('POST', `${AD}/renewal`, ORDER_BUDGET), handling: 'anyone' },
  route('POST', `${AD}/freshness`, ORDER_BUDGET),
  route('GET', ORDER, CALL_BUDGET, ['s']),
  route('GET', `${ORDER}/receipt`, ORDER_BUDGET, ['s']),
  route('POST', `${ORDER}/retry`, ORDER_BUDGET, ['s']),
  route('POST', `${ORDER}/withdraw`, ORDER_BUDGET, ['s']),
]
