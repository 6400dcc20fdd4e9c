import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createTracer } from '@inzrt/telemetry/traces/createTracer'
import { endWithAnswer } from '@inzrt/telemetry/traces/endWithAnswer'
import { readTraceparent } from '@inzrt/telemetry/traces/traceContext'

type Begun = Readonly<{ request: IncomingMessage; response: ServerResponse }>

/**
 * Makes what a site draws part of the traces its bff began. Its server is made inside Next, so Node itself is asked to
 * tell of requests; what Next fetches meanwhile says which page it is for.
 */
export const traceSite = (url: string, release: string | null): void => {
  const tracer = createTracer({ service: 'site', release, url })
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Begun
    const parent = readTraceparent(request.headers.traceparent)
    if (!parent) return
    const span = tracer.open('site', 'server', parent)
    response.once('close', () => endWithAnswer(span, response, { name: 'site page' }))
    tracer.enter(span)
  })
}
