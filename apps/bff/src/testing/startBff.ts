import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app/createApp.ts'
import { type Clock, createProxyParts } from '../app/createProxyParts.ts'
import { readConfig } from '../config/readConfig.ts'
import type { Log } from '../operations/Log.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { jsonAnswer, pageAnswer } from './answers.ts'
import { type FakeServer, fakeServer, portOf } from './fakeServer.ts'
import { ToldChanges } from './ToldChanges.ts'
import { REAL_TIME } from './testTime.ts'

/** As long as one of a product in use has to be. */
export const INTERNAL_KEY = 'key-of-the-tests'.repeat(2)
export const GENERAL_HOST = 'general.test'
export const ADULT_HOST = 'adult.test'

export type TestBff = Readonly<{
  app: FastifyInstance
  parts: ProxyParts
  port: number
  hosts: Readonly<Record<'general' | 'adult', string>>
  api: FakeServer
  /** What the api says of changes. */
  told: ToldChanges
  general: FakeServer
  adult: FakeServer
  lines: unknown[]
  close: () => Promise<void>
}>

/** The real bff on a real port, in front of servers the test commands. */
export const startBff = async (
  env: Record<string, string> = {},
  clock: Clock = REAL_TIME,
): Promise<TestBff> => {
  const told = new ToldChanges()
  const api = await fakeServer(jsonAnswer({ data: [] }), told.answer)
  const general = await fakeServer(pageAnswer((url) => `general ${url}`))
  const adult = await fakeServer(pageAnswer((url) => `adult ${url}`))
  const config = readConfig({
    GENERAL_HOSTS: `${GENERAL_HOST},www.${GENERAL_HOST}`,
    ADULT_HOSTS: ADULT_HOST,
    API_URL: api.url,
    GENERAL_URL: general.url,
    ADULT_URL: adult.url,
    INTERNAL_KEY,
    SESSION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64url')}`,
    DATA_DIR: mkdtempSync(`${tmpdir()}/bff-`),
    ...env,
  })
  const lines: unknown[] = []
  const log: Log = {
    request: (line) => lines.push(line),
    failure: (line) => lines.push(line),
    event: (message) => lines.push(message),
  }
  const parts = createProxyParts(config, log, { clock })
  const app = await createApp(parts)
  await parts.changes.start()
  await app.listen({ host: '127.0.0.1', port: 0 })

  return {
    app,
    parts,
    port: portOf(app.server as never),
    hosts: { general: GENERAL_HOST, adult: ADULT_HOST },
    api,
    told,
    general,
    adult,
    lines,
    close: async () => {
      await app.close()
      await Promise.all([api, general, adult].map((server) => server.close()))
    },
  }
}
