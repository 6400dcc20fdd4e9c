import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { editionAds, editions } from '../../platform/database/schema/editions.ts'
import { closeEdition } from '../../print/closeEdition.ts'
import { createModerators } from '../../test/createModerators.ts'
import { visitorOf } from '../../test/createTestApp.ts'

const world = await createModerators()
const { database, clock, ask, call, get, hire, addAd, adNow, adOf, place, confirm, decide } = world
const section = await world.addSection({ slug: 'kola', validWeeks: 8 })
const moderator = await hire('moderator')
const clerk = await hire('clerk')

/** Of one kind and of several: expressions that look for the end of a line differ in what they try. */
const ROWS = ['\n', '\r\n', ' \n', '\n\u00a0\t', '\n- ', '\u2028'].map((row) =>
  row.repeat(Math.floor(3_900 / row.length)),
)

const TYPED = '  Zachovalé dětské kolo.  \r\n\r\n\r\n \t\r\nNové pláště.\n\n\n\n'
const KEPT = 'Zachovalé dětské kolo.\n\nNové pláště.'

const stored = async (slug: string) =>
  (await database.db.select().from(ads).where(eq(ads.slug, slug)))[0]?.content

test.each(ROWS)(
  'an ad with a long row of line breaks is set while others are served',
  async (row) => {
    const payload = {
      type: 'offer',
      heading: 'Prodám kolo',
      content: `Zachovalé.${row}Nové pláště.`,
      price: { type: 'czk', amount: 150_000 },
      town: 'Brno',
    }
    const [set, ...others] = await Promise.all([
      ask('/api/front/line-ads', { method: 'POST', headers: visitorOf('general'), payload }),
      ...Array.from({ length: 5 }, () => ask('/api/front/sections')),
    ])

    expect(set.statusCode).toBe(200)
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  },
)

test('what was stored with long rows of line breaks is read, judged and printed', async () => {
  const kept = []
  for (const row of ROWS) kept.push(await addAd(section, { content: `Zachovalé.${row}Pláště.` }))
  for (const { id, slug } of kept) {
    const file = await call('GET', `/api/admin/inzrts/${id}`, undefined, moderator)
    expect(file.json().data.printed.line).toMatch(/Zach/)
    expect((await get(`/api/front/slug/${slug}`)).data.slug).toBe(slug)
  }
  const values = { number: 70, year: 2026, deadlineAt: clock.read(), releaseDate: '2026-06-09' }
  await database.db.insert(editions).values(values)
  await closeEdition(database, clock.read, { year: 2026, number: 70 })

  expect(await database.db.$count(editionAds)).toBe(kept.length)
}, 60_000)

test('a new ad keeps one empty line between paragraphs and no white space at the ends', async () => {
  const body = { ...adOf(section), content: TYPED }
  const { slug } = (await place(body)).json().data

  expect(await stored(slug)).toBe(KEPT)
  await confirm(body.email)
  const { id } = (await database.db.select().from(ads).where(eq(ads.slug, slug)))[0] ?? { id: 0 }
  const edited = { measure: 'edited', heading: 'Prodám kolo', content: `${TYPED}Zvonek.` } as const
  expect((await decide(moderator.token, [id], edited)).statusCode).toBe(200)
  expect((await adNow(id)).content).toBe(`${KEPT}\n\nZvonek.`)
})

test('N018 so does an ad taken down on the phone', async () => {
  const { type, sectionSlug, heading, price_type, price_value, pscId, firstName } = adOf(section)
  const ad = { type, sectionSlug, heading, price_type, price_value, pscId, firstName }
  const body = { ...ad, content: TYPED, phoneNumber: '+420777123001', printFrom: null }
  const answer = await call('POST', '/api/admin/intake', body, clerk)

  expect(await stored(answer.json().data.slug)).toBe(KEPT)
})

test('a text that is long only by its empty lines is too short', async () => {
  const answer = await place({ ...adOf(section), content: `Kolo.${'\n'.repeat(40)}Brno.` })

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual(['content'])
})
