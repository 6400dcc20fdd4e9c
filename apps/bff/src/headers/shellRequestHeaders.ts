import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'

/**
 * Headers of a request for a page. Of the visitor's there is nothing that the key of the cached page lacks, so
 * the page is the same for everybody.
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
