import { createHash } from 'node:crypto'
import { INDEPENDENT_HEADINGS } from '@inzrt/fixtures/judged/independentHeadings'
import { WRITTEN_HEADINGS } from '@inzrt/fixtures/judged/writtenHeadings'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { INDEX_VERSION, indexAds, setIndexed } from './indexAds.ts'
import { toWordVectors } from './toWordVectors.ts'

const { database, get } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const { db } = database

const forgetWords = () =>
  db.execute(sql`update ads set heading_words = 'stale', all_words = 'stale'`)
const setVersion = (version: number) =>
  db.execute(sql`update search_index set version = ${version}`)
const found = async (): Promise<number> =>
  (await get('/api/front/search?q=harmonika')).data.advertisements.data.length

const section = await addSection({ slug: 'hudba' })
for (let n = 0; n < 3; n += 1) await addAd(section, { heading: `Harmonika ${n}` })

test('ads are found by their new words after the version was raised', async () => {
  await setIndexed(database)
  await forgetWords()
  expect(await indexAds(database)).toBe(0)
  expect(await found()).toBe(0)

  await setVersion(INDEX_VERSION - 1)
  expect(await indexAds(database)).toBe(3)
  expect(await found()).toBe(3)
  expect(await indexAds(database)).toBe(0)
})

test('a run that was stopped goes on behind the last ad it wrote', async () => {
  await forgetWords()
  await setVersion(INDEX_VERSION - 1)
  expect(await indexAds(database, AbortSignal.abort())).toBe(0)
  await db.execute(sql`update search_index set indexed_to = (select min(id) from ads)`)

  expect(await indexAds(database)).toBe(2)
})

test('an erased ad gets no words', async () => {
  await db.execute(
    sql`update ads set heading_words = '', all_words = '' where heading = 'Harmonika 0'`,
  )
  await setVersion(INDEX_VERSION - 1)

  expect(await indexAds(database)).toBe(2)
  expect(await found()).toBe(2)
})

test('words are read as this version reads them, else INDEX_VERSION has to be raised', () => {
  const headings = [...WRITTEN_HEADINGS, ...INDEPENDENT_HEADINGS].map(({ heading }) => heading)
  const vectors = headings.map((heading) => toWordVectors({ heading, content: heading }))
  const sum = createHash('sha256').update(JSON.stringify(vectors)).digest('hex')

  expect({ version: INDEX_VERSION, sum }).toEqual({
    version: 2,
    sum: 'efaf77672da9b9633259d199d7ede28302580feb6f07186d5ff00e5eb5635d96',
  })
})
