import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as it came over the wire. */
export type ReceivedSpan = Readonly<{
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: readonly unknown[]
}>

type Received = Readonly<{
  resourceSpans: readonly {
    resource: { attributes: readonly { value: { stringValue: string } }[] }
    scopeSpans: readonly { spans: readonly Omit<ReceivedSpan, 'service'>[] }[]
  }[]
}>

/** A collector of OpenTelemetry for tests: takes spans over HTTP and keeps them. */
export const receiveSpans = async () => {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    for (const { resource, scopeSpans } of ((await json(request)) as Received).resourceSpans) {
      const service = resource.attributes[0]?.value.stringValue ?? ''
      spans.push(
        ...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...span }))),
      )
    }
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    spans,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
