/** Headers of a request for a page. Nothing of the visitor's is among them, so nothing can colour a kept page. */
export const shellRequestHeaders = (accept: string, requestId: string): Record<string, string> => ({
  accept,
  'accept-encoding': 'identity',
  'x-request-id': requestId,
})
