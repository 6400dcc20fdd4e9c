import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

const OURS = 'http://general.test'
const SITES = [undefined, 'same-origin', 'none', 'same-site', 'cross-site'] as const
const ORIGINS = [
  undefined,
  OURS,
  'null',
  'http://adult.test',
  'https://general.test',
  'http://general.test.evil.example',
] as const
const HEADERS = [undefined, '1'] as const
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json\t; charset=utf-8',
  'application/jsonx',
] as const
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

type Cell = Readonly<{
  site?: string | undefined
  origin?: string | undefined
  header?: string | undefined
  type?: string | undefined
  method: (typeof METHODS)[number]
  cookie: boolean
}>

const cells: Cell[] = SITES.flatMap((site) =>
  ORIGINS.flatMap((origin) =>
    HEADERS.flatMap((header) =>
      TYPES.flatMap((type) =>
        METHODS.flatMap((method) =>
          [false, true].map((cookie) => ({ site, origin, header, type, method, cookie })),
        ),
      ),
    ),
  ),
)

const PATHS: Readonly<Record<Cell['method'], string>> = {
  GET: '/api/auth/user',
  HEAD: '/api/auth/user',
  POST: '/api/auth/email/resend',
  PUT: '/api/auth/user/password',
  PATCH: '/api/auth/user',
  DELETE: '/api/auth/sessions',
  OPTIONS: '/api/auth/user',
}
const READS = new Set(['GET', 'HEAD'])
const WITH_BODY = new Set(['PUT', 'PATCH'])
const JSON_TYPES = new Set<string>(TYPES.slice(0, 2) as string[])

/** The table in words of its own: what a browser lets a foreign page send must not get through. */
const expected = ({ site, origin, header, type, method, cookie }: Cell): number => {
  if (method === 'OPTIONS') return 405
  if (!READS.has(method)) {
    if (site === 'same-site' || site === 'cross-site') return 403
    if (origin && origin !== OURS) return 403
    if (!header) return 403
    if (type ? !JSON_TYPES.has(type) : WITH_BODY.has(method)) return 415
  }
  return cookie ? 200 : 401
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
let bff: SessionsBff
let cookie: string
beforeAll(async () => {
  bff = await startSessions()
  cookie = (await bff.login()).header
})
afterAll(async () => {
  agent.destroy()
  await bff.close()
})

const statusOf = (cell: Cell): Promise<number> => {
  const body = WITH_BODY.has(cell.method) ? '{}' : ''
  const signs = {
    host: 'general.test',
    'content-length': String(body.length),
    'sec-fetch-site': cell.site,
    origin: cell.origin,
    'x-inzrt-csrf': cell.header,
    'content-type': cell.type,
    cookie: cell.cookie ? cookie : undefined,
  }
  const headers = Object.fromEntries(
    Object.entries(signs).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  const { method } = cell
  const target = { port: bff.port, host: '127.0.0.1', path: PATHS[method], method, headers, agent }

  return new Promise((resolve, reject) => {
    request(target, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })
}

test('6,720 combinations are answered by the table, and none refused reaches the api', async () => {
  expect(cells).toHaveLength(6720)
  const before = bff.api.seen.length
  const wrong: string[] = []
  for (const cell of cells) {
    const status = await statusOf(cell)
    if (status !== expected(cell)) wrong.push(`${JSON.stringify(cell)} ${status}`)
  }
  expect(wrong).toEqual([])
  const granted = cells.filter((cell) => expected(cell) === 200)
  expect(bff.api.seen.length - before).toBe(granted.length)
}, 60_000)
