import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'
import { ADULT_QUERIES } from '@inzrt/fixtures/judged/adultQueries'
import { GENERAL_QUERIES } from '@inzrt/fixtures/judged/generalQueries'
import { INDEPENDENT_ADULT_QUERIES } from '@inzrt/fixtures/judged/independentAdultQueries'
import { INDEPENDENT_GENERAL_QUERIES } from '@inzrt/fixtures/judged/independentGeneralQueries'
import { INDEPENDENT_HEADINGS } from '@inzrt/fixtures/judged/independentHeadings'
import { type Judgement, judgeAnswer } from '@inzrt/fixtures/judged/judgeAnswer'
import type { JudgedQuery } from '@inzrt/fixtures/judged/readJudgedQueries'
import { toFigures } from '@inzrt/fixtures/judged/toFigures'
import { WRITTEN_HEADINGS } from '@inzrt/fixtures/judged/writtenHeadings'
import { expect, test } from 'vitest'
import { seedAds } from '../../seed/seedAds.ts'
import { seedLocalities } from '../../seed/seedLocalities.ts'
import { seedSections } from '../../seed/seedSections.ts'
import { seedUsers } from '../../seed/seedUsers.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

const FIRST = 10
/** Enough that each thing is there for sale a few times. */
const DEMO = { seed: 1, now: new Date(), count: 5_000 }
const BATCH = 1_000

const { database, get } = await createTestApp({ maxAgeMs: Number.POSITIVE_INFINITY })
const { pool } = database
await seedSections(pool)
await seedLocalities(pool)
await seedUsers(pool, DEMO)
const ads = [...generateAds(DEMO)]
for (let from = 0; from < ads.length; from += BATCH)
  await seedAds(pool, ads.slice(from, from + BATCH), DEMO)
await refreshVocabulary(database)

const catalogues = Map.groupBy(
  ads.filter(({ state }) => state === 'published'),
  ({ brand }) => brand,
)

const judgeAll = async (
  brand: 'general' | 'adult',
  queries: readonly JudgedQuery[],
): Promise<Judgement[]> => {
  const judged: Judgement[] = []
  for (const query of queries) {
    const path = `/api/front/search?perPage=${FIRST}&q=${encodeURIComponent(query.query)}`
    const answer = (await get(path, brand)).data.advertisements.data
    judged.push(judgeAnswer(query, answer, catalogues.get(brand) ?? []))
  }

  return judged
}

/** Queries that fell short, to be read when a figure does. */
const missed = (judged: readonly Judgement[]): string =>
  judged
    .filter(({ right, possible }) => right < possible)
    .map(({ query, right, possible }) => `${query}: ${right} of ${possible}`)
    .join('\n')

test.each([
  ['our own queries', GENERAL_QUERIES, { precision: 0.95, gain: 0.9, nothing: 0.01 }],
  [
    'queries of somebody who had not seen the product',
    INDEPENDENT_GENERAL_QUERIES,
    { precision: 0.92, gain: 0.88, nothing: 0.01 },
  ],
])(
  'V002 V003 of the first five ads for %s nearly all are what was meant',
  async (_, queries, floor) => {
    const judged = await judgeAll('general', queries)
    const figures = toFigures(judged)

    expect(figures.queries).toBeGreaterThan(400)
    expect(figures.precision, missed(judged)).toBeGreaterThanOrEqual(floor.precision)
    expect(figures.gain).toBeGreaterThanOrEqual(floor.gain)
    expect(figures.nothingFound).toBeLessThanOrEqual(floor.nothing)
  },
)

test('V003 queries with a typing error lead to the right ads', async () => {
  const judged = await judgeAll(
    'general',
    [...GENERAL_QUERIES, ...INDEPENDENT_GENERAL_QUERIES].filter(({ isMistyped }) => isMistyped),
  )
  expect(toFigures(judged).precision, missed(judged)).toBeGreaterThanOrEqual(0.95)
})

test.each([
  ['our own queries', ADULT_QUERIES, { precision: 0.78, nothing: 0.05 }],
  ["somebody else's queries", INDEPENDENT_ADULT_QUERIES, { precision: 0.5, nothing: 0.1 }],
])('V002 people who look for people find them by %s', async (_, queries, floor) => {
  const judged = await judgeAll('adult', queries)
  const figures = toFigures(judged)

  expect(figures.queries).toBeGreaterThan(40)
  expect(figures.precision, missed(judged)).toBeGreaterThanOrEqual(floor.precision)
  expect(figures.nothingFound).toBeLessThanOrEqual(floor.nothing)
})

const sectionsFor = async (text: string): Promise<{ slug: string; isOwn?: boolean }[]> =>
  (await get(`/api/front/search?perPage=1&include=section&q=${encodeURIComponent(text)}`)).data
    .sections.data

test('P002 „pra“ leads to washing machines first', async () => {
  expect((await sectionsFor('pra'))[0]).toMatchObject({ slug: 'pracky-a-lednicky' })
})

test.each([
  ['our own', WRITTEN_HEADINGS, 0.18],
  ["somebody else's", INDEPENDENT_HEADINGS, 0.22],
])('V004 of %s headings most lead to the section they belong to', async (_, headings, most) => {
  const wrong: string[] = []
  for (const { heading, sections } of headings) {
    const own = (await sectionsFor(heading)).find(({ isOwn }) => isOwn)
    if (!own || !sections.includes(own.slug)) wrong.push(`${heading}: ${own?.slug}`)
  }

  expect(wrong.length / headings.length, wrong.join('\n')).toBeLessThanOrEqual(most)
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
