import type { IncomingMessage } from 'node:http'
import { hasBody } from '../request/readBody.ts'

/** So many pieces are read of any body, however small they are. */
const SMALL_PIECES = 128
/** More are read when they are as large as this on the average; what a network cuts up by itself is larger. */
const LEAST_BYTES = 128

/**
 * Cuts a request whose body comes in tiny pieces. Each chunk is handled apart, so that those of one byte cost a hundred
 * times what as many bytes in one cost.
 */
export const limitPieces = (
  request: IncomingMessage,
  cut: (request: IncomingMessage) => void,
): void => {
  if (!hasBody(request)) return
  const push = request.push.bind(request)
  let pieces = 0
  let bytes = 0
  let isCut = false
  request.push = (piece: Buffer | null, ...rest) => {
    if (isCut) return false
    pieces += 1
    bytes += piece?.length ?? 0
    isCut = pieces > SMALL_PIECES && bytes < pieces * LEAST_BYTES && piece !== null
    if (!isCut) return push(piece, ...rest)
    cut(request)

    return false
  }
}
