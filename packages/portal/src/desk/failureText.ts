import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'

/** Nothing was done: the session is over. */
const isLoggedOut = (error: ApiError): boolean => error.kind === 'problem' && error.status === 401

/** Somebody else was quicker: what was to be decided is there no more, or has changed. */
export const isDecidedMeanwhile = (error: ApiError): boolean =>
  error.kind === 'problem' && [404, 409].includes(error.status)

/** Somebody asked for too much: how long to wait is said as everywhere. */
const isTooMuch = (error: ApiError): boolean => error.kind === 'problem' && error.status === 429

/** Our own people are told what the api says: who was quicker, what is not theirs to do. */
export const failureText = (error: ApiError): string =>
  error.kind === 'problem' && error.status < 500 && !isLoggedOut(error) && !isTooMuch(error)
    ? error.problem.message
    : errorText('decideAds', error)
