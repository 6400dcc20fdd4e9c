import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import { endWithAnswer } from '@inzrt/telemetry/traces/endWithAnswer'
import type { RequestContext } from './RequestContext.ts'

/** Answers a request as the first span of a trace. What a visitor says of traces is not believed. */
export const traceRequest = (context: RequestContext, tracer: Tracer, answer: () => void): void => {
  const { response, brand } = context
  const span = tracer.open('gateway', 'server', null)
  response.once('close', () =>
    endWithAnswer(span, response, {
      name: `gateway ${context.route}`,
      attributes: { brand: brand?.id ?? 'none', cache: context.cacheStatus },
    }),
  )
  tracer.run(span, answer)
}
