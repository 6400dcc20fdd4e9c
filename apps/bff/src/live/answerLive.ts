import { hearConversationsCall } from '@inzrt/contracts/conversation/live'
import * as z from 'zod/mini'
import { refuse } from '../answers/refuse.ts'
import { CLOSED_POLICY } from '../headers/securityHeaders.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { askApi } from '../session/calls/askApi.ts'
import type { CallContext } from '../session/calls/CallContext.ts'
import { passOn } from '../session/calls/passOn.ts'
import { freshen } from '../session/freshen.ts'
import { requireReadable } from '../session/requireReadable.ts'
import type { Session } from '../session/Session.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../upstream/UpstreamRequest.ts'
import type { Listener } from './LiveStreams.ts'

const HeardSchema = hearConversationsCall.responses[200]

const begin = ({ response, security, cookies }: RequestContext): void => {
  response.writeHead(200, [
    ...security,
    ...['Content-Type', 'text/event-stream; charset=utf-8', 'Cache-Control', 'no-store'],
    ...['Content-Security-Policy', CLOSED_POLICY, 'X-Accel-Buffering', 'no'],
    ...cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
  ])
}

const readHeard = ({ body }: UpstreamAnswer) => {
  const heard = z.safeParse(HeardSchema, JSON.parse(body.toString('utf8')))
  if (!heard.success) throw new UpstreamFailure('unusable')

  return heard.data.data
}

/** What it may hear, the api says: by the token of a session, or by links of letters. */
const askWhatCounts = async (
  callContext: CallContext,
  session: Session | null,
): Promise<Pick<Listener, 'account' | 'conversations'> | null> => {
  const { context, parts } = callContext
  const fresh = session && (await freshen(context, session, parts))
  const isRenewed = fresh !== session
  const answer = await askApi(
    callContext,
    fresh ? { token: fresh.token, isUnconfirmed: isRenewed } : undefined,
  )
  // To listen is nothing a person does: the session ends as it would have ended.
  if (fresh && isRenewed) parts.sessions.keep(context, fresh)
  if (answer.status === 200) return readHeard(answer)
  await passOn(context, answer)

  return null
}

/**
 * An answer that goes on, one for a browser: it says at once which conversation changed. Without the api's word of
 * changes nobody is kept waiting for one.
 */
export const answerLive = async (callContext: CallContext): Promise<void> => {
  const { context, parts } = callContext
  const { supportEmail } = parts.config
  const isThere = () => parts.changes.isConnected && !parts.lifecycle.draining
  if (!isThere()) return refuse(context, 503, { supportEmail })
  const reading = await parts.sessions.readSurely(context)
  requireReadable(reading)
  const session = reading.kind === 'live' ? reading.session : null
  const { client, response, request } = context
  if (!parts.live.tryEnter({ client, session }))
    return refuse(context, 429, { supportEmail, retryAfter: 60 })
  let isListening = false
  try {
    const heard = await askWhatCounts(callContext, session)
    if (!heard) return
    const isOver = session !== null && parts.sessions.hasEnded(session)
    if (isOver || !isThere()) return refuse(context, 503, { supportEmail })
    if (response.destroyed) return
    begin(context)
    if (request.method === 'HEAD') return void response.end()
    isListening = true
    parts.live.add({ response, client, session, ...heard })
  } finally {
    if (!isListening) parts.live.leave({ client, session })
  }
}
