import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'

/**
 * Headers of a request for a page. Of the visitor's nothing is among them but what its place in the store
 * says too, so nothing can colour a kept page.
 */
export const shellRequestHeaders = (
  accept: string,
  requestId: string,
  isDiscreet = false,
): Record<string, string> => ({
  accept,
  'accept-encoding': 'identity',
  'x-request-id': requestId,
  ...(isDiscreet && { [INTERNAL_HEADERS.discreet]: '1' }),
})
