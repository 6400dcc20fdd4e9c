import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { RequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import { timeAnswer } from '@inzrt/telemetry/timeAnswer'

type Begun = Readonly<{ request: IncomingMessage; response: ServerResponse; server: Server }>

const kindOf = ({ url = '' }: IncomingMessage): string =>
  url.startsWith('/_next/') ? 'file' : 'page'

/**
 * Counts and times what the site answers. Its server is made inside Next, so Node itself is asked to tell of requests.
 * @param own another server of this process, whose requests are nobody's
 */
export const watchRequests = (metrics: RequestMetrics, own: Server): void =>
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Begun
    if (server !== own) timeAnswer(metrics, response, () => ({ kind: kindOf(request) }))
  })
