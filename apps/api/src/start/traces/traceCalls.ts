import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import { endWithAnswer } from '@inzrt/telemetry/traces/endWithAnswer'
import { readTraceparent } from '@inzrt/telemetry/traces/traceContext'
import type { FastifyInstance } from 'fastify'

/** Makes calls part of the traces they were sent from; the api itself begins none. */
export const traceCalls = (app: FastifyInstance, tracer: Tracer): void =>
  void app.addHook('onRequest', (request, { raw }, next) => {
    const parent = readTraceparent(request.headers.traceparent)
    if (!parent) return next()
    const span = tracer.open('api', 'server', parent)
    raw.once('close', () =>
      endWithAnswer(span, raw, {
        name: `api ${request.method} ${request.routeOptions.url ?? 'none'}`,
      }),
    )
    tracer.run(span, next)
  })
