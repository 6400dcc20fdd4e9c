import { CLOSED_POLICY, type HeaderRow } from '../headers/securityHeaders.ts'
import { compress } from '../pages/compress.ts'
import { negotiateEncoding } from '../pages/negotiateEncoding.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { send } from './send.ts'

export type JsonAnswer = Readonly<{
  status: number
  body: Buffer
  /** Whole seconds to wait. */
  retryAfter?: number
  headers?: HeaderRow
}>

const WORTH_COMPRESSING = 1024
/** A call is compressed once and sent once: 4 would take four times as long to save 7 % of the bytes. */
const QUALITY = 1

export const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** Answers a program. `before` is the last thing that happens before the answer goes out. */
export const sendJson = async (
  context: RequestContext,
  { status, body, retryAfter, headers = [] }: JsonAnswer,
  before?: () => Promise<void>,
): Promise<void> => {
  const accepted = negotiateEncoding(context.request.headers['accept-encoding'])
  const encoding = body.length < WORTH_COMPRESSING ? 'identity' : accepted
  const packed = encoding === 'identity' ? body : await compress(body, encoding, QUALITY)
  if (before) await before()

  send(
    context,
    status,
    [
      ...['Content-Type', 'application/json; charset=utf-8'],
      ...['Content-Length', String(packed.length)],
      ...['Content-Security-Policy', CLOSED_POLICY, 'Cache-Control', 'no-store'],
      ...['Vary', 'Accept-Encoding', 'X-Request-Id', context.id],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
      ...headers,
    ],
    packed,
  )
}
