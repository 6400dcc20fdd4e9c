import { once } from 'node:events'
import { type IncomingMessage, request as send } from 'node:http'
import { json } from 'node:stream/consumers'
import { createTracer } from '@inzrt/telemetry/traces/createTracer'
import { afterAll, expect, test } from 'vitest'
import { createServer } from '../createServer.ts'
import { traceCalls } from './traceCalls.ts'

const tracer = createTracer({ service: 'api', release: null, url: 'http://127.0.0.1:1/v1/traces' })
const app = createServer({ logLevel: 'silent' })
traceCalls(app, tracer)
let onBegun = (): void => undefined
app.addHook('onRequest', async () => onBegun())
app.post('/call', async () => ({ traceId: tracer.active()?.traceId ?? null }))
const base = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await app.close()
  await tracer.close()
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

/** Of a call whose body comes after the api has begun with it. */
const traceOf = async (more: Record<string, string>) => {
  const headers = { 'content-type': 'application/json', ...more }
  const begun = new Promise<void>((resolve) => {
    onBegun = resolve
  })
  const call = send(`${base}/call`, { method: 'POST', headers })
  call.write('{')
  await begun
  call.end('}')
  const [answer] = (await once(call, 'response')) as [IncomingMessage]

  return ((await json(answer)) as { traceId: string | null }).traceId
}

test('S010 a call with a body belongs to its trace after the body is read', async () => {
  expect(await traceOf({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })).toBe(TRACE)
})

test('S010 the api begins no trace by itself', async () => {
  expect(await traceOf({})).toBeNull()
})
