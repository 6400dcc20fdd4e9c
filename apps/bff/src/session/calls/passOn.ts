import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { type JsonAnswer, sendJson } from '../../answers/sendJson.ts'
import type { HeaderRow } from '../../headers/securityHeaders.ts'
import type { RequestContext } from '../../proxy/RequestContext.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'

const toJsonAnswer = ({ status, headers, body }: UpstreamAnswer): JsonAnswer => {
  const wait = Number(headers['retry-after'])
  return { status, body, ...(wait >= 1 ? { retryAfter: Math.ceil(wait) } : {}) }
}

/** How far the clock is moved, which pages go by, too. Where it cannot be moved the api tells no such thing. */
const toldTime = ({ headers }: UpstreamAnswer): HeaderRow => {
  const name = INTERNAL_HEADERS.clockOffset
  const offset = headers[name]

  return typeof offset === 'string' && /^-?\d+$/.test(offset) ? [name, offset] : []
}

/** Gives the visitor the api's answer: status, JSON, the wait and how far the clock is moved, nothing else. */
export const passOn = (
  context: RequestContext,
  answer: UpstreamAnswer,
  before?: () => Promise<void>,
  headers: HeaderRow = [],
): Promise<void> =>
  sendJson(context, { ...toJsonAnswer(answer), headers: [...headers, ...toldTime(answer)] }, before)
