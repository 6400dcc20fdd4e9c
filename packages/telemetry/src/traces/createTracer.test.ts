import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createTracer } from './createTracer.ts'
import { receiveSpans } from './receiveSpans.ts'
import { readTraceparent } from './traceContext.ts'

const collector = await receiveSpans()
const heard: unknown[] = []
const server = createServer(({ headers }, response) => {
  heard.push(headers.traceparent)
  response.end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  collector.close()
  server.close()
})

test('S010 spans reach a collector with their parents, and requests carry their origin', async () => {
  const tracer = createTracer({ service: 'bff', release: '1.2.3', url: collector.url })
  const outer = tracer.open('GET', 'server', null)
  await tracer.run(outer, async () => {
    const inner = tracer.open('draw', 'internal', tracer.active() ?? null)
    await fetch(address)
    inner.end({ hasFailed: true })
  })
  await fetch(address)
  outer.end({ name: 'GET /napoveda', attributes: { 'http.response.status_code': 200 } })
  await tracer.close()
  await fetch(address)

  expect(heard.map(readTraceparent)).toEqual([outer.context, null, null])
  expect(collector.spans).toMatchObject([
    { service: 'bff', name: 'draw', parentSpanId: outer.context.spanId, status: { code: 2 } },
    { service: 'bff', name: 'GET /napoveda', ...outer.context, kind: 2 },
  ])
})

test('S010 a collector that is away costs spans and nothing else', async () => {
  const tracer = createTracer({
    service: 'bff',
    release: '1.2.3',
    url: 'http://127.0.0.1:1/v1/traces',
    share: 1,
  })
  expect(tracer.isSampled()).toBe(true)
  tracer.open('GET', 'server', null).end()

  await expect(tracer.close()).resolves.toBeUndefined()
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test.each([
  ['one that is kept', `00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN }],
  ['one that is not kept', `00-${TRACE}-${SPAN}-00`, null],
  ['no trace', `00-${'0'.repeat(32)}-${SPAN}-01`, null],
  ['no span', `00-${TRACE}-${'0'.repeat(16)}-01`, null],
  ['letters', `00-${'x'.repeat(32)}-${SPAN}-01`, null],
  ['nothing', undefined, null],
])('S010 of a traceparent with %s', (_, header, context) => {
  expect(readTraceparent(header)).toEqual(context)
})
