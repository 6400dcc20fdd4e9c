import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'

/** Our own people are told what the api says: who was quicker, what is not theirs to do. */
export const failureText = (error: ApiError): string =>
  error.kind === 'problem' && error.status < 500
    ? error.problem.message
    : errorText('decideAds', error)
