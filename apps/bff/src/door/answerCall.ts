import { refuse } from '../answers/refuse.ts'
import { send } from '../answers/send.ts'
import { callRequestHeaders } from '../headers/callRequestHeaders.ts'
import { CLOSED_POLICY } from '../headers/securityHeaders.ts'
import { compress } from '../pages/compress.ts'
import { negotiateEncoding } from '../pages/negotiateEncoding.ts'
import { canonicalQuery } from '../request/canonicalQuery.ts'
import { isForeign } from '../request/isForeign.ts'
import { isJson } from '../request/isJson.ts'
import { hasBody, readBody } from '../request/readBody.ts'
import type { CallRoute } from '../routes/callRoutes.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../upstream/UpstreamRequest.ts'
import type { DoorContext } from './DoorContext.ts'
import type { Visit } from './Visit.ts'

const JSON_ANSWER = /^application\/(problem\+)?json\b/
const WORTH_COMPRESSING = 1024
/** A call is compressed once and sent once: 4 would take four times as long to save 7 % of the bytes. */
const QUALITY = 1

/** Forwards one call of the table to the API and its JSON back; nothing else passes either way. */
export const answerCall = async (
  visit: Visit,
  call: CallRoute,
  context: DoorContext,
): Promise<void> => {
  const { config, limiter, now, api } = context
  const details = { supportEmail: config.supportEmail }

  if (call.method !== 'GET' && isForeign(visit.request.headers, visit.origin)) {
    return refuse(visit, 403, { ...details, close: hasBody(visit.request) })
  }
  const retryAfter = limiter.take(call.budget, visit.client, now())
  if (retryAfter > 0) {
    return refuse(visit, 429, { ...details, retryAfter, close: hasBody(visit.request) })
  }
  const body = await bodyOf(visit, call, config.supportEmail)
  if (body === 'refused') return

  const query = canonicalQuery(visit.query, call.query)
  const answer = await api.ask(
    {
      method: call.method,
      path: query ? `${visit.path}?${query}` : visit.path,
      headers: callRequestHeaders(visit, config.internalKey, body),
      body,
    },
    visit.cancellation,
  )
  await sendJson(visit, answer)
}

const bodyOf = async (
  visit: Visit,
  call: CallRoute,
  supportEmail: string,
): Promise<Buffer | undefined | 'refused'> => {
  const { request, response } = visit
  if (!hasBody(request)) return undefined

  const read = await readBody(request, response, call.bodyBytes)
  if (read.kind !== 'body') {
    refuse(visit, read.kind === 'too-large' ? 413 : 400, { supportEmail, close: true })
    return 'refused'
  }
  if (isJson(request.headers['content-type'], read.body)) return read.body

  refuse(visit, 415, { supportEmail })
  return 'refused'
}

const sendJson = async (visit: Visit, { status, headers, body }: UpstreamAnswer): Promise<void> => {
  if (!JSON_ANSWER.test(String(headers['content-type'] ?? '')) || (status >= 300 && status < 400)) {
    throw new UpstreamFailure('unusable')
  }
  const accepted = negotiateEncoding(visit.request.headers['accept-encoding'])
  const encoding = body.length < WORTH_COMPRESSING ? 'identity' : accepted
  const packed = encoding === 'identity' ? body : await compress(body, encoding, QUALITY)
  const wait = Number(headers['retry-after'])

  send(
    visit,
    status,
    [
      ...['Content-Type', 'application/json; charset=utf-8'],
      ...['Content-Length', String(packed.length)],
      ...['Content-Security-Policy', CLOSED_POLICY, 'Cache-Control', 'no-store'],
      ...['Vary', 'Accept-Encoding', 'X-Request-Id', visit.id],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...(wait >= 1 ? ['Retry-After', String(Math.ceil(wait))] : []),
    ],
    packed,
  )
}
