import { refuse } from '../../answers/refuse.ts'
import { send } from '../../answers/send.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { hookHeaders } from '../../headers/hookHeaders.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import { hasBody, readBody } from '../../request/readBody.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'
import { passOn } from '../../session/calls/passOn.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

const LONGEST_WORD = 100

/** What a provider waits for is a word, not JSON. */
const isWord = ({ status, headers, body }: UpstreamAnswer): boolean =>
  status === 200 &&
  String(headers['content-type'] ?? '').startsWith('text/plain') &&
  body.length <= LONGEST_WORD

const sendWord = (context: RequestContext, { body }: UpstreamAnswer): void =>
  send(
    context,
    200,
    [
      ...['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(body.length)],
      ...['Content-Security-Policy', CLOSED_POLICY, 'Cache-Control', 'no-store'],
      ...['X-Request-Id', context.id],
    ],
    body,
  )

/** Hands on, byte by byte, what a provider's machine brings: its signature is over the bytes. */
export const answerHook = async (
  context: RequestContext,
  call: CallRoute,
  { api, config }: ProxyParts,
): Promise<void> => {
  const { supportEmail, internalKey } = config
  if (!hasBody(context.request)) return refuse(context, 400, { supportEmail })
  const read = await readBody(context.request, context.response, call.bodyBytes)
  if (read.kind !== 'body') {
    return refuse(context, read.kind === 'too-large' ? 413 : 400, { supportEmail, close: true })
  }
  const headers = {
    ...callRequestHeaders(context, internalKey, read.body),
    ...hookHeaders(context),
  }
  const { method } = call
  const answer = await api.ask(
    {
      route: context.route,
      client: context.client,
      method,
      path: context.path,
      headers,
      body: read.body,
    },
    context.cancellation,
  )
  if (isWord(answer)) return sendWord(context, answer)

  return passOn(context, answer)
}
