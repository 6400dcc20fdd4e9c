import type { ApiError } from '@inzrt/api-client/ApiError'

/** Somebody else was quicker: what was to be decided is there no more, or has changed. */
export const isDecidedMeanwhile = (error: ApiError): boolean =>
  error.kind === 'problem' && [404, 409].includes(error.status)
