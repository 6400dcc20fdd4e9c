import { LEFT } from '@inzrt/telemetry/timeAnswer'
import type { ProxyParts } from './ProxyParts.ts'
import type { RequestContext } from './RequestContext.ts'

/** The end of a visit: anyone who left early no longer needs an answer; the rest is counted. */
export const closeContext = (
  context: RequestContext,
  { log, metrics, services, now }: ProxyParts,
): void => {
  const { request, response, brand } = context
  if (!response.writableFinished) context.cancellation.cancel()

  const site = brand?.id ?? 'none'
  const ms = now() - context.startedAt
  const status = response.headersSent ? response.statusCode : LEFT
  const { route, kind, cacheStatus: cache } = context
  const labels = { brand: site, kind, route, cache }
  metrics.requests.ended({ labels, status, seconds: ms / 1000 })
  services.count({ kind, route, status })
  if (context.cacheStatus === 'hit') return
  log.request({
    requestId: context.id,
    method: request.method ?? '',
    brand: site,
    route: context.route,
    status,
    ms,
    cacheStatus: context.cacheStatus,
  })
}
