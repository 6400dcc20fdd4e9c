import { HOOK_BUDGET } from '../limits/budgets.ts'
import type { CallRoute } from './CallRoute.ts'

/** Ten premium messages joined into one, with what is told of them. */
const MESSAGE_BYTES = 8 * 1024

/** What machines of providers bring. */
export const HOOK_ROUTES: readonly CallRoute[] = [
  {
    method: 'POST',
    path: '/api/hooks/sms/{provider}',
    query: [],
    budget: HOOK_BUDGET,
    bodyBytes: MESSAGE_BYTES,
    handling: 'hook',
  },
  {
    method: 'POST',
    path: '/api/hooks/unsubscribe/{token}',
    query: [],
    budget: HOOK_BUDGET,
    bodyBytes: 1024,
    handling: 'hook',
  },
]
