import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { RequestMetrics } from '@inzrt/telemetry/createRequestMetrics'

/** Status written down for somebody who left before the answer ended. */
const LEFT = 499

type Begun = Readonly<{ request: IncomingMessage; response: ServerResponse; server: Server }>

const kindOf = ({ url = '' }: IncomingMessage): string =>
  url.startsWith('/_next/') ? 'file' : 'page'

/**
 * Counts and times what the site answers. Its server is made inside Next, so Node itself is asked to tell of requests.
 * @param own another server of this process, whose requests are nobody's
 */
export const watchRequests = ({ begun, ended }: RequestMetrics, own: Server): void =>
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Begun
    if (server === own) return
    const startedAt = performance.now()
    begun()
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : LEFT
      const seconds = (performance.now() - startedAt) / 1_000
      ended({ labels: { kind: kindOf(request) }, status, seconds })
    })
  })
