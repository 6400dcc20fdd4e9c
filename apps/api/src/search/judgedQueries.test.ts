import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'
import { JUDGED_QUERIES, type JudgedQuery } from '@inzrt/fixtures/judged/judgedQueries'
import { expect, test } from 'vitest'
import { seedAds } from '../seed/seedAds.ts'
import { seedLocalities } from '../seed/seedLocalities.ts'
import { seedSections } from '../seed/seedSections.ts'
import { seedUsers } from '../seed/seedUsers.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

const FIRST = 5
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

type Item = { heading: string; type: string; sectionSlug: string }

/** How many of the first five are for sale, are the thing, and stand in its own section. */
const judge = async ({ query, thing, sections }: JudgedQuery) => {
  const { data } = await get(`/api/front/search?perPage=${FIRST}&q=${encodeURIComponent(query)}`)
  const wrong = data.advertisements.data.filter(
    ({ heading, type, sectionSlug }: Item) =>
      type !== 'offer' || !sections.includes(sectionSlug) || !thing.test(heading.toLowerCase()),
  )
  const found = data.advertisements.data.length

  return {
    query,
    found,
    good: found - wrong.length,
    wrong: wrong.map(({ heading }: Item) => heading),
  }
}

test('V002 V003 of the first five ads of everyday queries nearly all are what was meant', async () => {
  const judged = []
  for (const query of JUDGED_QUERIES) judged.push(await judge(query))
  const missed = judged.filter(({ good }) => good < FIRST)
  const precision =
    judged.reduce((total, { good }) => total + good, 0) / (FIRST * JUDGED_QUERIES.length)

  expect(
    judged.filter(({ found }) => found === 0).map(({ query }) => query),
    'found nothing',
  ).toEqual([])
  expect(precision, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.92)
})

const sectionsFor = async (text: string): Promise<{ slug: string; isOwn?: boolean }[]> =>
  (await get(`/api/front/search?perPage=1&include=section&q=${encodeURIComponent(text)}`)).data
    .sections.data

test('P002 „pra“ leads to washing machines first', async () => {
  expect((await sectionsFor('pra'))[0]).toMatchObject({ slug: 'pracky-a-lednicky' })
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
