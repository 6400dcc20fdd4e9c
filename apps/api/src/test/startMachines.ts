import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { readSettings } from '../start/settings/readSettings.ts'
import { startApi } from '../start/startApi.ts'
import type { createTestDatabase } from './createTestDatabase.ts'

const BFF = join(import.meta.dirname, '../../../bff/src/server.ts')
const KEY = Buffer.alloc(32, 7).toString('base64url')
const HOST = 'general.test'
const WRITE = {
  'sec-fetch-site': 'same-origin',
  'x-inzrt-csrf': '1',
  'content-type': 'application/json',
}

type Database = Awaited<ReturnType<typeof createTestDatabase>>
type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; text: string }>
type Question = Readonly<{ method?: string; body?: string; cookie?: string; host?: string }>

const askAt = (port: number, path: string, question: Question = {}): Promise<Answer> => {
  const { method = 'GET', body = '', cookie = '', host = HOST } = question

  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) }
    const headers = { host, cookie, ...(method === 'GET' ? {} : { ...WRITE, ...length }) }
    const sent = request({ port, path, method, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = await answer.toArray()
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })
}

/** A site that draws an ad's heading as it stands in the database. */
const startShell = async ({ db }: Database) => {
  const server = createServer(async (asked, answer) => {
    const rows = await db
      .select({ slug: ads.slug, state: ads.state })
      .from(ads)
      .catch(() => null)
    if (!rows) return void answer.writeHead(503).end()
    const shown = rows.find(({ slug, state }) => asked.url === `/${slug}` && state === 'published')
    answer.writeHead(shown ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    answer.end(`<!DOCTYPE html><html><head></head><body>${shown?.slug ?? 'none'}</body></html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return server
}

const isAlive = (port: number): Promise<boolean> =>
  askAt(port, '/healthz', { host: 'localhost' }).then(
    ({ status }) => status === 200,
    () => false,
  )

/**
 * Two machines on one database, each with a folder, a bff as a process and an api that takes no jobs; the site
 * behind both is a stand-in.
 */
export const startMachines = async (database: Database) => {
  const folder = await mkdtemp(join(tmpdir(), 'inzrt-machines-'))
  const shell = await startShell(database)
  const shellUrl = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`
  const bffs: ChildProcess[] = []

  const startRole = (role: 'api' | 'worker', port: number, name: string) =>
    startApi(
      readSettings({
        ROLE: role,
        PORT: String(port),
        ...database.addresses,
        DATA_DIR: `${folder}/${name}`,
        TOKEN_KEYS: `test:${KEY}`,
        INTERNAL_KEY: KEY,
        SEED_ADS: '0',
        LOG_LEVEL: 'silent',
      }),
      () => undefined,
    )

  const startBff = (port: number, apiPort: number, name: string): void => {
    const env = {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      GENERAL_URL: shellUrl,
      ADULT_URL: shellUrl,
      GENERAL_HOSTS: HOST,
      ADULT_HOSTS: 'adult.test',
      SESSION_KEYS: `test:${KEY}`,
      INTERNAL_KEY: KEY,
      DATA_DIR: `${folder}/${name}`,
      LOG_LEVEL: 'silent',
    }
    bffs.push(spawn(process.execPath, [BFF], { env, stdio: 'inherit' }))
  }

  const startMachine = async (name: string) => {
    const [port, apiPort] = [await freePort(), await freePort()]
    let api = await startRole('api', apiPort, `api-${name}`)
    startBff(port, apiPort, `bff-${name}`)
    while (!(await isAlive(port))) await new Promise((resolve) => setTimeout(resolve, 50))

    return {
      ask: (path: string, question?: Question) => askAt(port, path, question),
      stopApi: () => api.stop(),
      startApi: async () => {
        api = await startRole('api', apiPort, `api-${name}`)
      },
    }
  }

  const machines = [await startMachine('one'), await startMachine('other')] as const

  return {
    machines,
    startWorker: async () => {
      const port = await freePort()
      const worker = await startRole('worker', port, 'worker')

      return { ...worker, ask: (path: string) => askAt(port, path) }
    },
    stop: async () => {
      for (const bff of bffs) bff.kill('SIGKILL')
      await Promise.all(machines.map(({ stopApi }) => stopApi()))
      shell.closeAllConnections()
      shell.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
