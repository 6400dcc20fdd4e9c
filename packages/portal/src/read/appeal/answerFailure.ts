import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import type { CallName } from '@inzrt/contracts/calls'

/** What the api says of a link or a second appeal; anything else in our usual words. */
export const answerFailure = (call: CallName, error: ApiError): string =>
  error.kind === 'problem' && (error.status === 404 || error.status === 409)
    ? error.problem.message
    : errorText(call, error)
