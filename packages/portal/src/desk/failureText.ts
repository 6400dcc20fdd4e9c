import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'

/** Somebody else was quicker: what was to be decided is there no more, or has changed. */
export const isDecidedMeanwhile = (error: ApiError): boolean =>
  error.kind === 'problem' && [404, 409].includes(error.status)

/** Our own people are told what the api says: who was quicker, what is not theirs to do. */
export const failureText = (error: ApiError): string => errorText('decideAds', error)
