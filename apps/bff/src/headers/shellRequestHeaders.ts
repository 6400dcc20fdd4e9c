import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import { positionHeader } from './positionHeader.ts'

type Drawn = Readonly<{ isDiscreet?: boolean; position?: LogPosition | null }>

/**
 * Headers of a request for a page. Of the visitor's there is nothing that the key of the cached page lacks, so
 * the page is the same for everybody; a position only says how new it has to be.
 */
export const shellRequestHeaders = (
  accept: string,
  requestId: string,
  { isDiscreet = false, position = null }: Drawn = {},
): Record<string, string> => ({
  accept,
  'accept-encoding': 'identity',
  'x-request-id': requestId,
  ...(isDiscreet && { [INTERNAL_HEADERS.discreet]: '1' }),
  ...positionHeader(position),
})
