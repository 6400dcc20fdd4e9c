import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ads } from '../../platform/database/schema/ads.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'
import { headingsMatch } from './headingsMatch.ts'
import { notifyMatches } from './notifyMatches.ts'

const { database, call, identity, clock } = await createAccounts()
const { db } = database
const { addSection, addAd, addPlace } = createWorld(database)
const tell = () => notifyMatches(identity)

const lettersTo = (email: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.template, 'adMatches')))

let people = 0
const newAd = async (
  section: Awaited<ReturnType<typeof addSection>>,
  heading: string,
  more: Partial<typeof ads.$inferInsert> = {},
) => {
  people += 1
  const email = more.email ?? `clovek-${people}@example.cz`
  const ad = await addAd(section, { heading, publishedAt: clock.read(), ...more, email })

  return { ...ad, email }
}

test.each([
  ['Prodám dětské kolo 20"', 'Koupím dětské kolo', true],
  ['Dětská kola', 'Poptávám dětské kolo pro vnučku', true],
  ['Prodám dětské kolo', 'Koupím dětskou postýlku', false],
  ['Harmonium', 'Koupím harmonium', true],
  ['Prodám', 'Koupím', false],
])('N011 whether „%s“ suits „%s“ is told by its words', (one, other, expected) => {
  expect(headingsMatch(one, other)).toBe(expected)
})

test('N011 who looks for a thing and who offers it are both told, once', async () => {
  const section = await addSection()
  const wanted = await newAd(section, 'Koupím dětské kolo', { type: 'inquiry' })
  await tell()
  clock.pass(3600)
  const offered = await newAd(section, 'Prodám dětské kolo')
  await Promise.all([tell(), tell()])
  await tell()

  const [toWanted, ...more] = await lettersTo(wanted.email)
  const [toOffered, ...others] = await lettersTo(offered.email)
  expect([more, others]).toEqual([[], []])
  expect(toWanted?.payload).toMatchObject({ slug: wanted.slug, ads: [{ slug: offered.slug }] })
  expect(toOffered?.payload).toMatchObject({ slug: offered.slug, ads: [{ slug: wanted.slug }] })
})

test('N011 own ads, two offers, other sections or regions and ended ads are no match', async () => {
  const [section, elsewhere] = [await addSection(), await addSection()]
  const far = await addPlace({ psc: '11000', regionName: 'Hlavní město Praha' })
  const email = 'sama@example.cz'
  await newAd(section, 'Koupím starou tubu', { type: 'inquiry', email })
  await newAd(section, 'Prodám starou tubu', { email })
  const quiet = [
    await newAd(section, 'Prodám křídlovku', {}),
    await newAd(section, 'Křídlovka', {}),
    await newAd(elsewhere, 'Koupím křídlovku', { type: 'inquiry' }),
    await newAd(section, 'Koupím křídlovku', { type: 'inquiry', localityId: far }),
    await newAd(section, 'Koupím křídlovku', { type: 'inquiry', state: 'closed' }),
  ]
  await tell()

  expect(await lettersTo(email)).toEqual([])
  expect((await Promise.all(quiet.map((ad) => lettersTo(ad.email)))).flat()).toEqual([])
})

test('N011 a click ends such letters about one ad, a forged one does not', async () => {
  const section = await addSection()
  const wanted = await newAd(section, 'Koupím basu', { type: 'inquiry' })
  await newAd(section, 'Prodám basu')
  await tell()
  const [letter] = await lettersTo(wanted.email)
  const { token } = (letter?.payload ?? {}) as { token: string }
  const forged = `${token.split('-')[0]}-${'a'.repeat(43)}`

  expect((await call('POST', `/api/hooks/unsubscribe/${forged}`, {})).statusCode).toBe(404)
  expect((await call('POST', `/api/hooks/unsubscribe/${token}`, {})).statusCode).toBe(200)
  clock.pass(3600)
  const later = await newAd(section, 'Basa po dědovi')
  await tell()
  expect(await lettersTo(wanted.email)).toHaveLength(1)
  expect(await lettersTo(later.email)).toHaveLength(1)
})
