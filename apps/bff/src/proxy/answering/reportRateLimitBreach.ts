import { noteReportFloodCall } from '@inzrt/contracts/desk/report'
import { adSlugOf } from '../../grants/adSlugOf.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { BUDGETS, REPORT_FLOOD_BUDGET } from '../../limits/budgets.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'
import { Cancellation } from '../../upstream/Cancellation.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

/**
 * Has the api write down that a visitor goes on reporting past the budget: once an hour and not once a
 * refusal, and the visitor does not wait for it.
 */
export const reportRateLimitBreach = (
  context: RequestContext,
  { budget }: CallRoute,
  { api, config, limiter, log, now }: ProxyParts,
): void => {
  const slug = adSlugOf(context.path)
  if (budget !== BUDGETS.report || slug === null) return
  if (limiter.take(REPORT_FLOOD_BUDGET, context.client, now()) > 0) return
  const { id: requestId, route } = context
  const { method, path } = noteReportFloodCall
  const headers = {
    ...callRequestHeaders(context, config.internalKey, undefined),
    'content-type': 'application/json',
  }
  const body = Buffer.from(JSON.stringify({ slug }))
  api
    .ask({ route: path, client: context.client, method, path, headers, body }, new Cancellation())
    .catch(() => log.failure({ requestId, route, upstream: 'api', kind: 'flood-not-told' }))
}
