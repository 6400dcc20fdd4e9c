import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { ADULT_HOST } from '../testing/startBff.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'
import { Positions } from './Positions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const NEVER_WRITTEN = 'FFFFFFFF/FFFFFFFF'

/** Up to where the page that is drawn for this has to know the log. */
const drawnFrom = async (path: string, jar = new CookieJar()) => {
  const before = bff.general.seen.length
  await bff.visit(jar, path)
  expect(bff.general.seen.length).toBe(before + 1)

  return bff.general.seen.at(-1)?.headers['x-inzrt-position']
}

/** The same of what a call tells. */
const calledFrom = async (jar: CookieJar, host?: string) => {
  bff.api.answerWith(jsonAnswer({ data: [] }))
  const headers = { cookie: `${jar.header}; age-verified=1` }
  await bff.visit(jar, '/api/front/sections', { headers, ...(host && { host }) })

  return bff.api.seen.at(-1)?.headers['x-inzrt-position']
}

/** A browser whose visitor changes something. */
const write = async (position: string, outdated: string): Promise<CookieJar> => {
  const jar = new CookieJar()
  const told = { 'x-inzrt-position': position, 'x-inzrt-outdated': outdated }
  bff.api.answerWith(jsonAnswer({ data: {} }, 200, told))
  const body = '{"token":"odkaz-z-dopisu"}'
  await bff.visit(jar, '/api/front/ad-confirmations', { method: 'POST', body })

  return jar
}

const hear = async (outdated: string, position: string): Promise<void> => {
  bff.told.position = position
  bff.told.say('pages', outdated)
  const heard = async () => (await bff.parts.metrics.registry.metrics()).includes('kind="pages"} 1')
  await expect.poll(heard).toBe(true)
}

test('S008 a page that a change made untrue is drawn of what was written by then', async () => {
  expect(await drawnFrom('/kola')).toBeUndefined()
  await hear('kola', '0/20')

  expect(await drawnFrom('/kola')).toBe('0/20')
  expect(await drawnFrom('/kola?page=2')).toBe('0/20')
  expect(await drawnFrom('/auta')).toBeUndefined()
})

test('S008 after a change of what stands everywhere every page is drawn so', async () => {
  await hear('kola,*', '0/20')

  expect(await drawnFrom('/auta')).toBe('0/20')
  expect(await calledFrom(new CookieJar())).toBe('0/20')
})

test('S008 who changed something is shown it wherever they look, others any state', async () => {
  const writer = await write('0/30', 'kola')

  expect(await calledFrom(writer)).toBe('0/30')
  expect(await drawnFrom('/search?term=kolo', writer)).toBe('0/30')
  expect(await calledFrom(new CookieJar())).toBeUndefined()
  expect(await drawnFrom('/search?term=auto')).toBeUndefined()
  expect(await drawnFrom('/kola')).toBe('0/30')
})

test('S008 how far somebody has written is sealed, for one site', async () => {
  const writer = await write('0/30', 'kola')
  const cookie = writer.get('__Host-position') ?? ''
  expect(cookie).not.toContain('0/30')
  const forged = new CookieJar()
  forged.take({ headers: { 'set-cookie': [`__Host-position=${NEVER_WRITTEN}`] } } as never)

  expect(await calledFrom(forged)).toBeUndefined()
  expect(await calledFrom(writer, ADULT_HOST)).toBeUndefined()
})

test('S008 unconnected no replica draws; connected again all is drawn of what was written', async () => {
  bff.told.isOff = true
  bff.told.cut()
  await expect.poll(() => bff.parts.changes.isConnected).toBe(false)
  expect(await drawnFrom('/kola')).toBe(NEVER_WRITTEN)
  bff.told.position = '0/40'
  bff.told.isOff = false
  await expect.poll(() => bff.parts.changes.isConnected).toBe(true)

  expect(await drawnFrom('/kola')).toBe('0/40')
})

test('where the api reads from no replica nobody is asked or told how far', async () => {
  const answer = await ask(bff.port, '/kola')
  await calledFrom(new CookieJar())

  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(bff.api.seen.every(({ headers }) => !('x-inzrt-position' in headers))).toBe(true)
})

test('S008 of very many changed segments those forgotten count for all pages', () => {
  const positions = new Positions([{ id: 'test', secret: Buffer.alloc(32, 7) }])
  positions.onConnection(true, null)
  for (let n = 1; n <= 1_001; n += 1) positions.raise(`rubrika-${n}`, `0/${n}`)

  expect(positions.ofPage('rubrika-1001')).toBe('0/1001')
  expect(positions.ofPage('rubrika-2')).toBe('0/2')
  expect(positions.ofPage('rubrika-1')).toBe('0/1')
  expect(positions.ofPage('jina')).toBe('0/1')
})
