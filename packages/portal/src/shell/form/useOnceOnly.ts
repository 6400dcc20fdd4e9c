import type { CallOptions } from '@inzrt/api-client/ApiClient'
import { IDEMPOTENCY_HEADER } from '@inzrt/contracts/wire/headers'
import { useRef } from 'react'
import { type Attempt, nextAttempt } from './nextAttempt.ts'

/** How a form is sent so that the same words, sent again after a lost answer, count once. */
export const useOnceOnly = () => {
  const attempt = useRef<Attempt>(null)

  return {
    onceOnly: (sent: object): CallOptions => {
      attempt.current = nextAttempt(attempt.current, sent, new Date())

      return { headers: { [IDEMPOTENCY_HEADER]: attempt.current.key } }
    },
    /** What is sent next is another, even in the same words. */
    endAttempt: (): void => {
      attempt.current = null
    },
  }
}
