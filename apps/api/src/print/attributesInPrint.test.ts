import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../platform/database/schema/ads.ts'
import { editionAds, editions } from '../platform/database/schema/editions.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createWorld } from '../test/createWorld.ts'
import { toArchivedAd } from './archive/toArchivedAd.ts'
import { closeEdition } from './closeEdition.ts'
import { toPrintedEdition } from './toPrintedEdition.ts'

const NOW = new Date('2026-11-26T11:00:00Z')
const clock = () => NOW
const { database, get, ask } = await createTestApp({ clock })
const { db } = database
const { addSection, addAd } = createWorld(database)
const cars = await addSection({ slug: 'osobni-auta', attributeSet: 'car' })
const car = await addAd(cars, {
  heading: 'Prodám Škodu Fabia',
  content: 'Garážovaná, po prvním majiteli.',
  attributes: { rok: 2015, najeto: 120_000, palivo: 'nafta' },
})
const SAID = 'r. v. 2015, 120 000 km.'
const plain = (text = ''): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** What one closed edition prints of the car. */
const print = async (number: number) => {
  const planned = { number, year: 2026, deadlineAt: NOW, releaseDate: '2026-12-01' }
  const [edition] = await db.insert(editions).values(planned).returning()
  if (!edition) throw new Error('No edition was planned.')
  await closeEdition(database, clock, { year: 2026, number })
  const rows = await db.select().from(editionAds).where(eq(editionAds.editionId, edition.id))

  return { edition, rows }
}

test('P021 the paper and its archive say what a row said when the edition closed', async () => {
  const { edition, rows } = await print(61)
  await db
    .update(ads)
    .set({ attributes: { rok: 1999 } })
    .where(eq(ads.id, car.id))
  const publisher = { name: 'Inzrt', wordmark: 'inzrt', address: 'inzrt.example' }
  const set = toPrintedEdition(publisher as never, { edition, next: null, rows, pictures: [] })
  const archived = rows.map((row) => {
    const printed = { ...row, sectionId: cars.id, firstName: null, lastName: null }

    return toArchivedAd(printed, edition.releaseDate)
  })

  expect(plain(set.groups[0]?.sections[0]?.ads[0]?.text)).toContain(SAID)
  expect(plain(archived[0]?.text)).toContain(`Fabia. ${SAID} Garáž`)
  await db
    .update(ads)
    .set({ attributes: { rok: 2015, najeto: 120_000 } })
    .where(eq(ads.id, car.id))
})

test('P021 the page of an ad gives the facts its line in the paper says', async () => {
  expect((await get(`/api/front/slug/${car.slug}`)).data.facts).toEqual([
    'r.\u00a0v.\u00a02015',
    '120\u00a0000\u00a0km',
  ])
})

test('P021 lines of an ad not placed yet are set with what it says of the thing', async () => {
  const asked = { type: 'offer', heading: 'Prodám Škodu Fabia', content: 'Garážovaná.' }
  const body = { ...asked, price: { type: 'czk', amount: 9_000_000 }, town: 'Brno' }
  const set = async (facts: readonly string[]) =>
    ask('/api/front/line-ads', { method: 'POST', payload: { ...body, facts } })
  const lines = (await set(['r.\u00a0v.\u00a02015'])).json().data
  const words = lines.map(({ lead, text }: { lead: string; text: string }) => `${lead} ${text}`)

  expect(plain(words.join(' '))).toContain('r. v. 2015')
  expect((await set(['a', 'b', 'c'])).statusCode).toBe(422)
})
