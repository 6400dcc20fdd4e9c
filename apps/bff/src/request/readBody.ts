import type { IncomingMessage, ServerResponse } from 'node:http'

export type BodyResult =
  | { kind: 'body'; body: Buffer }
  | { kind: 'too-large' }
  /** The visitor left, took too long, or had to give way to others. */
  | { kind: 'broken' }

/** Whether a request brings a body at all. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The connection outlives the reading: it still has to carry the answer. */
const piecesOf = (request: IncomingMessage): AsyncIterable<Buffer> =>
  request.iterator({ destroyOnReturn: false })

/**
 * Reads a whole body of at most `limit` bytes, before anyone upstream hears of it. A larger one is not
 * read to its end, nor one of which no further piece may be held.
 */
export const readBody = async (
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  mayHold: (bytes: number) => boolean = () => true,
): Promise<BodyResult> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too-large' }
  if (request.headers.expect) response.writeContinue()

  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of piecesOf(request)) {
      bytes += chunk.length
      if (bytes > limit) return { kind: 'too-large' }
      if (!mayHold(chunk.length)) return { kind: 'broken' }
      chunks.push(chunk)
    }
  } catch {
    return { kind: 'broken' }
  }
  return { kind: 'body', body: Buffer.concat(chunks) }
}
