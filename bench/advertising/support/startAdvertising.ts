import { randomBytes } from 'node:crypto'
import { randomLetters } from '@inzrt/fixtures/random/randomLetters'
import {
  type Database,
  openDatabase,
} from '../../../apps/api/src/platform/database/openDatabase.ts'
import {
  type ProvidedDatabase,
  provideDatabase,
} from '../../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../../apps/api/src/start/settings/readSettings.ts'
import { LEAN } from '../../../scripts/stack/lean.ts'
import type { RunningService } from '../../../scripts/stack/startService.ts'
import { PORTS } from '../../support/ports.ts'
import { BENCH_KEY, benchDir, startServer } from '../../support/startServer.ts'
import { addWorld } from './addWorld.ts'

const ENV = {
  NODE_ENV: 'development',
  DATA_DIR: `${benchDir}/advertising`,
  POSTGRES_PORT: String(PORTS.postgres),
  SEED_ADS: '0',
  LOG_LEVEL: 'error',
}

const URL = `http://127.0.0.1:${PORTS.api}`

/** Headers of a call as the bff makes it, each time for another client. */
export const visitor = () => ({
  'x-inzrt-key': BENCH_KEY,
  'x-inzrt-client': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
})

const startApi = (env: Readonly<Record<string, string>>): Promise<RunningService> =>
  startServer({
    name: 'advertising-api',
    args: [...LEAN.apiFlags, 'apps/api/src/server.ts'],
    port: PORTS.api,
    readyPath: '/ready',
    env: { ...LEAN.env, ...env },
  })

/** Somebody with a confirmed account, by a token of three hours. */
const addMember = async ({ pool }: Database): Promise<string> => {
  const nickname = `lavice.${randomLetters(10)}`
  const password = 'dlouhé heslo s háčky'
  const email = `${nickname}@posta.example`
  const answer = await fetch(`${URL}/api/auth/register`, {
    method: 'POST',
    headers: { ...visitor(), 'content-type': 'application/json' },
    body: JSON.stringify({
      nickname,
      email,
      password,
      password_confirmation: password,
      rules: true,
    }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await pool.query('update users set email_verified_at = now() where email = $1', [email])

  return token
}

/**
 * The api alone with a database of its own, a section, a place and a member. Either can be killed
 * and started again while calls are made.
 * @param further - settings it has besides
 */
export const startAdvertising = async (further: Readonly<Record<string, string>> = {}) => {
  const env = { ...ENV, ...further }
  const settings = readSettings(env)
  let provided: ProvidedDatabase = await provideDatabase(settings)
  let api = await startApi(env)
  let database = openDatabase(provided.url)
  const body = await addWorld(database)
  const token = await addMember(database)

  return {
    url: URL,
    settings,
    body,
    token,
    database: () => database,
    api: () => api,
    startApi: async (): Promise<void> => {
      api = await startApi(env)
    },
    startDatabase: async (): Promise<void> => {
      await database.close().catch(() => undefined)
      provided = await provideDatabase(settings)
      database = openDatabase(provided.url)
    },
    stop: async (): Promise<void> => {
      await api.stop()
      await database.close()
      await provided.release()
    },
  }
}

export type Advertising = Awaited<ReturnType<typeof startAdvertising>>
