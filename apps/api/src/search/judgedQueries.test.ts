import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'
import { ADULT_QUERIES } from '@inzrt/fixtures/judged/adultQueries'
import { GENERAL_QUERIES } from '@inzrt/fixtures/judged/generalQueries'
import { judgeAnswer } from '@inzrt/fixtures/judged/judgeAnswer'
import type { JudgedQuery } from '@inzrt/fixtures/judged/readJudgedQueries'
import { WRITTEN_HEADINGS } from '@inzrt/fixtures/judged/writtenHeadings'
import { expect, test } from 'vitest'
import { seedAds } from '../seed/seedAds.ts'
import { seedLocalities } from '../seed/seedLocalities.ts'
import { seedSections } from '../seed/seedSections.ts'
import { seedUsers } from '../seed/seedUsers.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

const FIRST = 10
/** Enough that each thing is there for sale a few times. */
const DEMO = { seed: 1, now: new Date(), count: 5_000 }
const BATCH = 1_000

const { database, get } = await createTestApp()
const { pool } = database
await seedSections(pool)
await seedLocalities(pool)
await seedUsers(pool, DEMO)
const ads = [...generateAds(DEMO)]
for (let from = 0; from < ads.length; from += BATCH)
  await seedAds(pool, ads.slice(from, from + BATCH), DEMO.now)
await refreshVocabulary(database)

const catalogues = Map.groupBy(
  ads.filter(({ state }) => state === 'published'),
  ({ brand }) => brand,
)

const judge = async (brand: 'general' | 'adult', asked: JudgedQuery) => {
  const path = `/api/front/search?perPage=${FIRST}&q=${encodeURIComponent(asked.query)}`
  const found = (await get(path, brand)).data.advertisements.data

  return {
    ...{ query: asked.query, isMistyped: asked.isMistyped, found: found.length },
    ...judgeAnswer(asked, found, catalogues.get(brand) ?? []),
  }
}

type Judged = Awaited<ReturnType<typeof judge>>

/** Queries to which the catalogue holds an answer. */
const judgeAll = async (
  brand: 'general' | 'adult',
  queries: readonly JudgedQuery[],
): Promise<Judged[]> => {
  const judged: Judged[] = []
  for (const query of queries) judged.push(await judge(brand, query))

  return judged.filter(({ possible }) => possible > 0)
}

const sum = (judged: readonly Judged[], of: 'right' | 'possible'): number =>
  judged.reduce((total, one) => total + one[of], 0)

/** Of the right ads that could be among the first five the share that is. */
const precision = (judged: readonly Judged[]): number =>
  sum(judged, 'right') / sum(judged, 'possible')

/** Queries that fell short, to be read when a figure does. */
const missed = (judged: readonly Judged[]): string =>
  judged
    .filter(({ right, possible }) => right < possible)
    .map(({ query, right, possible }) => `${query}: ${right} of ${possible}`)
    .join('\n')

test('V002 V003 of the first five ads of everyday queries nearly all are what was meant', async () => {
  const judged = await judgeAll('general', GENERAL_QUERIES)
  const mistyped = judged.filter(({ isMistyped }) => isMistyped)
  const gains = judged.flatMap(({ gain }) => gain ?? [])

  expect(judged.length).toBeGreaterThan(400)
  expect(precision(judged), missed(judged)).toBeGreaterThanOrEqual(0.95)
  expect(gains.reduce((one, other) => one + other) / gains.length).toBeGreaterThanOrEqual(0.88)
  expect(precision(mistyped), missed(mistyped)).toBeGreaterThanOrEqual(0.95)
  expect(judged.filter(({ found }) => found === 0).length / judged.length).toBeLessThan(0.01)
})

test('V002 people who look for people find them by what they are and what they want', async () => {
  const judged = await judgeAll('adult', ADULT_QUERIES)

  expect(judged.length).toBeGreaterThan(40)
  expect(precision(judged), missed(judged)).toBeGreaterThanOrEqual(0.75)
})

const sectionsFor = async (text: string): Promise<{ slug: string; isOwn?: boolean }[]> =>
  (await get(`/api/front/search?perPage=1&include=section&q=${encodeURIComponent(text)}`)).data
    .sections.data

test('P002 „pra“ leads to washing machines first', async () => {
  expect((await sectionsFor('pra'))[0]).toMatchObject({ slug: 'pracky-a-lednicky' })
})

test('V004 of headings as people write them most lead to the section they belong to', async () => {
  const wrong: string[] = []
  for (const { heading, sections } of WRITTEN_HEADINGS) {
    const own = (await sectionsFor(heading)).find(({ isOwn }) => isOwn)
    if (!own || !sections.includes(own.slug)) wrong.push(`${heading}: ${own?.slug}`)
  }

  expect(wrong.length / WRITTEN_HEADINGS.length, wrong.join('\n')).toBeLessThanOrEqual(0.18)
})

test.each([
  ['gauč', 'sedacky-a-kresla'],
  ['iphone', 'mobilni-telefony'],
  ['koloběžka', 'kola-a-kolobezky'],
  ['Prodám pračku Bosch', 'pracky-a-lednicky'],
  ['Koupím zimní pneumatiky na Fabii, 4 kusy', 'pneumatiky-a-disky'],
])('V004 „%s“ belongs to %s', async (text, slug) => {
  expect((await sectionsFor(text)).find(({ isOwn }) => isOwn)).toMatchObject({ slug })
})
