import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { refreshVocabulary } from '../catalogue/search/refreshVocabulary.ts'
import { closeDueEditions } from '../print/closeDueEditions.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createWorld } from '../test/createWorld.ts'
import { seedWhenEmpty } from './seedWhenEmpty.ts'

vi.setConfig({ testTimeout: 240_000 })

const database = await createTestDatabase()
const { pool, ownerUrl: url } = database
const imagesDir = await mkdtemp(join(tmpdir(), 'inzrt-seed-'))
afterAll(async () => {
  await database.close()
  await rm(imagesDir, { recursive: true, force: true })
})
const seed = (more = {}) =>
  seedWhenEmpty(url, { count: 600, imagesDir, report: () => undefined, ...more })
const count = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count)

/** What a running api does all the time, until it is told to stop. */
const work = async (stopping: AbortSignal): Promise<number> => {
  const world = createWorld(database)
  let added = 0
  while (!stopping.aborted) {
    const section = await world.addSection({ slug: `soubezna-${added}` })
    const localityId = await world.addPlace({ municipalityName: `Soubor ${added}` })
    await world.addAd(section, { localityId })
    await refreshVocabulary(database)
    await closeDueEditions(database, () => new Date())
    added += 1
  }

  return added
}

test('two who seed an empty database at once make one demo', async () => {
  expect((await Promise.all([seed(), seed()])).toSorted()).toEqual([false, true])
  expect(await count('ads')).toBe(600)
  expect(await seed()).toBe(false)
})

test('every published ad of the demo has a day on which it came out', async () => {
  expect(await count(`ads where state = 'published'`)).toBeGreaterThan(0)
  expect(await count(`ads where state = 'published' and published_at is null`)).toBe(0)
})

test('a demo is replaced beside an api that adds ads, and both find their ids free', async () => {
  const stopping = new AbortController()
  const works: Promise<number>[] = []
  const report = () => {
    if (works.length === 0) works.push(work(stopping.signal))
  }
  expect(await seed({ replaces: true, report })).toBe(true)
  stopping.abort()
  const [added] = await Promise.all(works)

  expect(added).toBeGreaterThan(0)
  expect(await count('ads where id <= 600')).toBe(600)
  expect(await count('ads where id > 600')).toBeGreaterThan(0)
  expect(await count('demos where finished_at is not null')).toBe(1)
})
