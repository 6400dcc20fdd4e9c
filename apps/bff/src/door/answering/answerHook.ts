import { refuse } from '../../answers/refuse.ts'
import { send } from '../../answers/send.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { hookHeaders } from '../../headers/hookHeaders.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import { hasBody, readBody } from '../../request/readBody.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'
import { passOn } from '../../session/calls/passOn.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'

const LONGEST_WORD = 100

/** What a provider waits for is a word, not JSON. */
const isWord = ({ status, headers, body }: UpstreamAnswer): boolean =>
  status === 200 &&
  String(headers['content-type'] ?? '').startsWith('text/plain') &&
  body.length <= LONGEST_WORD

const sendWord = (visit: Visit, { body }: UpstreamAnswer): void =>
  send(
    visit,
    200,
    [
      ...['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(body.length)],
      ...['Content-Security-Policy', CLOSED_POLICY, 'Cache-Control', 'no-store'],
      ...['X-Request-Id', visit.id],
    ],
    body,
  )

/** Hands on, byte by byte, what a provider's machine brings: its signature is over the bytes. */
export const answerHook = async (
  visit: Visit,
  call: CallRoute,
  { api, config }: DoorContext,
): Promise<void> => {
  const { supportEmail, internalKey } = config
  if (!hasBody(visit.request)) return refuse(visit, 400, { supportEmail })
  const read = await readBody(visit.request, visit.response, call.bodyBytes)
  if (read.kind !== 'body') {
    return refuse(visit, read.kind === 'too-large' ? 413 : 400, { supportEmail, close: true })
  }
  const headers = { ...callRequestHeaders(visit, internalKey, read.body), ...hookHeaders(visit) }
  const { method } = call
  const answer = await api.ask(
    {
      route: visit.route,
      client: visit.client,
      method,
      path: visit.path,
      headers,
      body: read.body,
    },
    visit.cancellation,
  )
  if (isWord(answer)) return sendWord(visit, answer)

  return passOn(visit, answer)
}
