import { TOKEN_EXPIRED_MESSAGE, TOKEN_INVALID_MESSAGE } from '@inzrt/contracts/wire/codes'
import type { ApiError } from './ApiError.ts'

/** Whether the visitor is logged out by a failure: a 500, or a token that expired or was tampered with. */
export const endsSession = (error: ApiError): boolean => {
  if (error.kind !== 'problem') return false
  if (error.status === 500) return true

  const { message } = error.problem

  return (
    error.status === 401 && (message === TOKEN_EXPIRED_MESSAGE || message === TOKEN_INVALID_MESSAGE)
  )
}
