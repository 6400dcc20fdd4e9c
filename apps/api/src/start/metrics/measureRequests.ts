import type { RequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import { timeAnswer } from '@inzrt/telemetry/timeAnswer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Begin the templates of what is no call: pictures, and what goes on until somebody stops. */
const OTHER_KINDS = { '/api/image': 'file', '/internal/': 'inner' } as const

const kindOf = (route: string): string =>
  Object.entries(OTHER_KINDS).find(([beginning]) => route.startsWith(beginning))?.[1] ?? 'call'

const labelsOf = ({ routeOptions, caller }: FastifyRequest) => {
  const route = routeOptions.url ?? 'none'

  return { kind: kindOf(route), route, brand: caller?.brand ?? 'none' }
}

/** Counts and times what is answered, by the template of its route. */
export const measureRequests = (app: FastifyInstance, metrics: RequestMetrics): void => {
  app.addHook('onRequest', async (request, { raw }) =>
    timeAnswer(metrics, raw, () => labelsOf(request)),
  )
}
