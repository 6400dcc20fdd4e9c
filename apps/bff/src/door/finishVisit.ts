import type { DoorContext } from './DoorContext.ts'
import type { Visit } from './Visit.ts'

/** The end of a visit: whoever left early no longer needs an answer; the rest is counted. */
export const finishVisit = (visit: Visit, { log, metrics, now }: DoorContext): void => {
  const { request, response, brand } = visit
  if (!response.writableFinished) visit.cancellation.cancel()

  const site = brand?.id ?? 'none'
  const ms = now() - visit.startedAt
  metrics.request(site, visit.route, response.statusCode, visit.kept, ms)
  if (visit.kept === 'hit') return
  log.request({
    requestId: visit.id,
    method: request.method ?? '',
    brand: site,
    route: visit.route,
    status: response.statusCode,
    ms,
    kept: visit.kept,
  })
}
