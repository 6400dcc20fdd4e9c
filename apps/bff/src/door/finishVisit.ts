import type { DoorContext } from './DoorContext.ts'
import type { Visit } from './Visit.ts'

/** Status written down for a visitor who left before any answer began. */
const LEFT = 499

/** The end of a visit: anyone who left early no longer needs an answer; the rest is counted. */
export const finishVisit = (visit: Visit, { log, metrics, now }: DoorContext): void => {
  const { request, response, brand } = visit
  if (!response.writableFinished) visit.cancellation.cancel()

  const site = brand?.id ?? 'none'
  const ms = now() - visit.startedAt
  const status = response.headersSent ? response.statusCode : LEFT
  metrics.request(site, visit.route, status, visit.kept, ms)
  if (visit.kept === 'hit') return
  log.request({
    requestId: visit.id,
    method: request.method ?? '',
    brand: site,
    route: visit.route,
    status,
    ms,
    kept: visit.kept,
  })
}
