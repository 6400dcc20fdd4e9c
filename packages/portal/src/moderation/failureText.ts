import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'

/** Nothing was done, and nobody was quicker: the session is over. */
export const isLoggedOut = (error: ApiError): boolean =>
  error.kind === 'problem' && error.status === 401

/** Our own people are told what the api says: who was quicker, what is not theirs to do. */
export const failureText = (error: ApiError): string =>
  error.kind === 'problem' && error.status < 500 && !isLoggedOut(error)
    ? error.problem.message
    : errorText('decideAds', error)
