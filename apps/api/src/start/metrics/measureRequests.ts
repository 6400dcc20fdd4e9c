import type { RequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Status written down for somebody who left before the answer ended. */
const LEFT = 499

/** Begin the templates of what is no call: pictures, and what goes on until somebody stops. */
const OTHER_KINDS = { '/api/image': 'file', '/internal/': 'inner' } as const

const kindOf = (route: string): string =>
  Object.entries(OTHER_KINDS).find(([beginning]) => route.startsWith(beginning))?.[1] ?? 'call'

const labelsOf = ({ routeOptions, caller }: FastifyRequest) => {
  const route = routeOptions.url ?? 'none'

  return { kind: kindOf(route), route, brand: caller?.brand ?? 'none' }
}

/** Counts and times what is answered, by the template of its route. */
export const measureRequests = (app: FastifyInstance, { begun, ended }: RequestMetrics): void => {
  app.addHook('onRequest', async (request, { raw }) => {
    const startedAt = performance.now()
    begun()
    raw.once('close', () => {
      const status = raw.writableFinished ? raw.statusCode : LEFT
      const seconds = (performance.now() - startedAt) / 1_000
      ended({ labels: labelsOf(request), status, seconds })
    })
  })
}
