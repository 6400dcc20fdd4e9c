import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { manageSite } from './manageSite.ts'

const host = '127.0.0.1'
const portOf = (server: Server): number => (server.address() as AddressInfo).port

const site = createServer((_, response) => response.writeHead(502).end()).listen(0, host)
await once(site, 'listening')
const management = await manageSite({ host, port: 0 }, { host, port: portOf(site) })
afterAll(() => {
  management.close()
  site.close()
})

const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(`http://${host}:${portOf(management)}${path}`, { method })

  return { status: answer.status, text: await answer.text() }
}

test('S006 a site tells its health and its metrics on a port of its own', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' })
  expect((await ask('/metrics')).text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect((await ask('/drain')).status).toBe(404)
})

test('S010 a site counts pages it rendered and files it served, and not its operators', async () => {
  const base = `http://${host}:${portOf(site)}`
  for (const path of ['/prodej?term=canary', '/_next/static/a.js'])
    await (await fetch(base + path)).text()
  const { text } = await ask('/metrics')

  expect(text).toContain('site_requests_total{kind="page",status="502"} 1\n')
  expect(text).toContain('site_requests_total{kind="file",status="502"} 1\n')
  expect(text).toContain('site_request_seconds_count{kind="page"} 1\n')
  expect(text).toContain('site_requests_active 0\n')
  expect(text).not.toContain('canary')
})

test('S006 a site is ready while it listens, until it is drained', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, text: '{"ready":true}' })
  await ask('/drain', 'POST')
  expect(await ask('/readyz')).toEqual({ status: 503, text: '{"ready":false}' })
})

test('S006 a site that does not listen yet is not ready', async () => {
  const early = await manageSite({ host, port: 0 }, { host, port: 1 })
  expect((await fetch(`http://${host}:${portOf(early)}/readyz`)).status).toBe(503)
  early.close()
})
