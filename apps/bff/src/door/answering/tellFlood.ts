import { noteReportFloodCall } from '@inzrt/contracts/desk/report'
import { adSlugOf } from '../../grants/adSlugOf.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { REPORT_BUDGET, REPORT_FLOOD_BUDGET } from '../../limits/budgets.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'
import { Cancellation } from '../../upstream/Cancellation.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'

/**
 * Has the api write down that a visitor goes on reporting past the budget: once an hour and not once a
 * refusal, and the visitor does not wait for it.
 */
export const tellFlood = (
  visit: Visit,
  { budget }: CallRoute,
  { api, config, limiter, log, now }: DoorContext,
): void => {
  const slug = adSlugOf(visit.path)
  if (budget !== REPORT_BUDGET || slug === null) return
  if (limiter.take(REPORT_FLOOD_BUDGET, visit.client, now()) > 0) return
  const { id: requestId, route } = visit
  const { method, path } = noteReportFloodCall
  const headers = {
    ...callRequestHeaders(visit, config.internalKey, undefined),
    'content-type': 'application/json',
  }
  const body = Buffer.from(JSON.stringify({ slug }))
  api
    .ask({ route: path, client: visit.client, method, path, headers, body }, new Cancellation())
    .catch(() => log.failure({ requestId, route, upstream: 'api', kind: 'flood-not-told' }))
}
