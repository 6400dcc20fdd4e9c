import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBefore } from '@inzrt/contracts/wire/logPosition'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { users } from '../platform/database/schema/users.ts'
import { visitorOf } from '../test/createTestApp.ts'
import { createWorld } from '../test/createWorld.ts'
import { INTERNAL_KEY, PASSWORD } from '../test/secrets.ts'
import { startReplicated } from '../test/startReplicated.ts'
import { readSettings } from './settings/readSettings.ts'
import { startApi } from './startApi.ts'

const replicated = await startReplicated()
const { database, hold, letGo } = replicated
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-replicas-'))
const port = await freePort()
const api = await startApi(
  readSettings({
    DATABASE_URL: replicated.url,
    DATABASE_REPLICA_URLS: replicated.replicaUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    INTERNAL_KEY,
    SEED_ADS: '0',
    LOG_LEVEL: 'silent',
    // What is held for a test is not left aside.
    REPLICA_LAG_SECONDS: '3600',
  }),
  () => undefined,
)
afterAll(async () => {
  await api.stop()
  await replicated.close()
  await rm(dataDir, { recursive: true, force: true })
})

type Question = Readonly<{ position?: string | null; body?: object; token?: string }>
type List = Readonly<{ data: readonly Readonly<{ heading: string }>[] }>
type Found = Readonly<{ data: Readonly<{ advertisements: List }> }>

const ask = (path: string, { position, body, token }: Question = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...visitorOf('general'),
      ...(position && { 'x-inzrt-position': position }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

const headingsOf = ({ data }: List): string[] => data.map(({ heading }) => heading)

const listOf = async (slug: string, position: string | null = null): Promise<string[]> =>
  headingsOf(
    (await (await ask(`/api/front/inzrts?sectionSlug=${slug}`, { position })).json()) as List,
  )

const { addSection, addAd } = createWorld(database)

const register = async (nickname: string) => {
  const account = { nickname, email: `${nickname}@posta.example`, rules: true }
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
  const answer = await ask('/api/auth/register', { body: { ...account, ...passwords } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const [user] = await database.db.select().from(users).where(eq(users.nickname, nickname))

  return { userId: user?.id ?? 0, token }
}

/** A section with an ad, and one that its owner has put aside; the standby knows both. */
const addPaused = async (slug: string) => {
  await letGo()
  const owner = await register(`majitel.${slug}`)
  const section = await addSection({ slug })
  await addAd(section, { heading: 'Starší' })
  const paused = await addAd(section, { heading: 'Nový', state: 'paused', userId: owner.userId })
  const { token } = owner
  const publish = async () => {
    const answer = await ask(`/api/front/inzrts/${paused.slug}/state`, {
      body: { event: 'resume' },
      token,
    })
    expect(answer.status).toBe(200)

    return answer.headers.get('x-inzrt-position')
  }
  await expect.poll(() => listOf(slug)).toEqual(['Starší'])

  return { ...paused, publish }
}

test('S008 with a replica held behind the writer sees its ad, others an older list', async () => {
  const { publish } = await addPaused('kola')
  await expect.poll(() => listOf('kola')).toEqual(['Starší'])
  await hold()
  const position = await publish()

  expect(await listOf('kola', position)).toEqual(['Nový', 'Starší'])
  expect(await listOf('kola')).toEqual(['Starší'])
  await letGo()
  await expect.poll(() => listOf('kola')).toEqual(['Nový', 'Starší'])
})

/** What a bff hears until a word comes. */
const hear = async (until: string, work: () => Promise<unknown>): Promise<string> => {
  const stop = new AbortController()
  const headers = { 'x-inzrt-key': INTERNAL_KEY }
  const { signal } = stop
  const answer = await fetch(`http://127.0.0.1:${port}/internal/changes`, { headers, signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = (await reader?.read())?.value ?? ''
  await work()
  while (!heard.includes(until)) heard += (await reader?.read())?.value ?? ''
  stop.abort()

  return heard
}

test('S008 with a change every bff hears up to where it was written', async () => {
  const { slug, publish } = await addPaused('auta')
  const heard = await hear(slug, publish)
  const after = await replicated.writtenUpTo()
  const [atHello = '', atChange = ''] = [...heard.matchAll(/^at: (.*)$/gm)].map(([, at]) => at)

  expect(heard).toMatch(/^id: 1\nevent: hello\nat: [\dA-F]+\/[\dA-F]+\ndata: \n/)
  expect([isBefore(atHello, atChange), isBefore(after, atChange)]).toEqual([true, false])
})

const search = async (word: string): Promise<string[]> => {
  const answer = await ask(`/api/front/search?q=${encodeURIComponent(word)}`)

  return headingsOf(((await answer.json()) as Found).data.advertisements)
}

test('S008 a search that finds what a replica lacks is answered by the primary', async () => {
  const { publish } = await addPaused('lode')
  await hold()
  await publish()

  expect(await search('Nový')).toContain('Nový')
})

test('S008 the page of an ad that a replica does not know yet is no missing one', async () => {
  const { slug, publish } = await addPaused('vlaky')
  await hold()
  await publish()

  expect((await ask(`/api/front/slug/${slug}`)).status).toBe(200)
})

test('S008 once the replica is dead the primary answers, and no question fails', async () => {
  const { publish } = await addPaused('stroje')
  await hold()
  await publish()
  expect(await listOf('stroje')).toEqual(['Starší'])
  await replicated.stopStandby()

  expect(await listOf('stroje')).toEqual(['Nový', 'Starší'])
})
