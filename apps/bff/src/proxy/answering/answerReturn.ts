import { PAGES } from '@inzrt/contracts/pages'
import { paymentCallbackCall } from '@inzrt/contracts/payment/payment'
import * as z from 'zod/mini'
import { refuse } from '../../answers/refuse.ts'
import { send } from '../../answers/send.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import { RETURN_BUDGET } from '../../limits/budgets.ts'
import { hasBody, readBody } from '../../request/readBody.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

/** The contract's bound of what a return brings. */
const RETURN_BYTES = 10_000

const { method, path } = paymentCallbackCall
const AnswerSchema = z.object({
  data: z.object({ publicNo: z.string(), signature: z.string() }),
})

/** Each byte a character: the gateway's signature covers bytes, in whatever encoding they are. */
const rawReturn = async ({ request, response, query }: RequestContext): Promise<string | null> => {
  if (request.method !== 'POST') return query
  if (!hasBody(request)) return ''
  const read = await readBody(request, response, RETURN_BYTES)

  return read.kind === 'body' ? read.body.toString('latin1') : null
}

/** Where the page shows the order; without any, it says that the payment is being looked into. */
const addressOf = (status: number, body: Buffer): string => {
  if (status !== 200) return PAGES.payment.path
  const { data } = AnswerSchema.parse(JSON.parse(body.toString('utf8')))

  return `${PAGES.order.path}?${new URLSearchParams({ o: data.publicNo, s: data.signature })}`
}

/**
 * Hands the gateway's return on as it came and sends the customer to the order, so that nothing the
 * gateway said stays in the address, the history or a referrer. It needs no session: after a foreign
 * site the browser sends none.
 */
export const answerReturn = async (context: RequestContext, parts: ProxyParts): Promise<void> => {
  const { api, config, limiter, now } = parts
  const { supportEmail, internalKey } = config
  const retryAfter = limiter.take(RETURN_BUDGET, context.client, now())
  if (retryAfter > 0)
    return refuse(context, 429, { supportEmail, retryAfter, close: hasBody(context.request) })
  const raw = await rawReturn(context)
  if (raw === null || raw.length > RETURN_BYTES)
    return refuse(context, 413, { supportEmail, close: true })
  const body = Buffer.from(JSON.stringify({ raw }))
  const headers = callRequestHeaders(context, internalKey, body)
  const answer = await api.ask(
    { route: path, client: context.client, method, path, headers, body },
    context.cancellation,
  )
  // Reloaded, the return comes again: nothing is lost while the api is down.
  if (answer.status >= 500) throw new UpstreamFailure('unusable')
  send(
    context,
    303,
    [
      ...['Location', addressOf(answer.status, answer.body)],
      ...['Content-Security-Policy', CLOSED_POLICY, 'Cache-Control', 'no-store'],
    ],
    null,
  )
}
