import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeServer } from '../../../../../packages/portal/src/shell/next/writeServer.ts'
import {
  type ReceivedSpan,
  receiveSpans,
} from '../../../../../packages/telemetry/src/traces/receiveSpans.ts'
import { freePort } from '../../../../../scripts/testing/freePort.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { INTERNAL_KEY } from '../../test/secrets.ts'
import { readSettings } from '../settings/readSettings.ts'
import { startApi } from '../startApi.ts'

const ports = { api: await freePort(), site: await freePort(), bff: await freePort() }
const local = (port: number) => `http://127.0.0.1:${port}`
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-traces-'))

/** In place of Next's server: a page for which the api is asked. */
const SITE = `
import { createServer } from 'node:http'
createServer(async (request, response) => {
  await fetch(process.env.API_URL + '/api/front/sections?canary=1').then((answer) => answer.text())
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end('<!DOCTYPE html><html><head><title>x</title></head><body>x</body></html>')
}).listen(Number(process.env.PORT), process.env.HOSTNAME, () => console.log('listening'))
`
await writeFile(join(dataDir, 'package.json'), '{ "type": "module" }')
await writeFile(join(dataDir, 'server.js'), SITE)
writeServer(dataDir, ports.site)

const collector = await receiveSpans()
const database = await createTestDatabase()
const environment = { NODE_ENV: 'test', INTERNAL_KEY, TRACES_URL: collector.url }
const api = await startApi(
  readSettings({
    ...environment,
    ...database.addresses,
    PORT: String(ports.api),
    ROLE: 'api',
    DATA_DIR: dataDir,
    SEED_ADS: '0',
    LOG_LEVEL: 'silent',
  }),
  () => undefined,
)
const start = async (file: string, more: Record<string, string>) => {
  const child = spawn(process.execPath, [file], {
    env: { ...environment, API_URL: local(ports.api), DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')

  return child
}
const site = await start(join(dataDir, 'server.js'), {})
const bff = await start(join(import.meta.dirname, '../../../../bff/src/server.ts'), {
  PORT: String(ports.bff),
  GENERAL_URL: local(ports.site),
  TRACES_PERCENT: '100',
})
afterAll(async () => {
  site.kill()
  bff.kill()
  await api.stop()
  await database.close()
  collector.close()
  await rm(dataDir, { recursive: true, force: true })
})

const nameOf = ({ name }: ReceivedSpan) => name
const childrenOf = ({ spanId }: ReceivedSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId)
const isGateway = ({ name }: ReceivedSpan) => name === 'gateway /napoveda'

test('S010 one trace of a page leads from the gateway to the statement', async () => {
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
  const answer = await fetch(`${local(ports.bff)}/napoveda`, { headers })
  expect(answer.status).toBe(200)
  await expect.poll(() => collector.spans.map(nameOf)).toContain('statement')
  await expect.poll(() => collector.spans.some(isGateway)).toBe(true)
  await expect.poll(() => collector.spans.map(nameOf)).toContain('site page')

  const gateway = collector.spans.find(isGateway) as ReceivedSpan
  const path: string[] = []
  for (let span: ReceivedSpan | undefined = gateway; span; [span] = childrenOf(span))
    path.push(`${span.service}: ${span.name}`)
  expect(path).toEqual([
    ...['bff: gateway /napoveda', 'site: site page', 'api: api GET /api/front/sections'],
    ...['api: query', 'api: statement'],
  ])
  expect(gateway.traceId).not.toBe('a'.repeat(32))
  expect(gateway.parentSpanId).toBeUndefined()
})

test('S010 spans hold no address, query, statement or value', () => {
  const text = JSON.stringify(collector.spans)
  expect(text).toContain('"db.collection.name"')
  expect(text).not.toMatch(/canary|127\.0\.0\.1|select |where /)
})
