import type { AdminAttributes } from '@inzrt/contracts/desk/adminAttributes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportAds } from '../../account/personal-data/exportAds.ts'
import { indexAds, setIndexed } from '../../catalogue/search/indexAds.ts'
import { createSectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { attributeSets } from '../../platform/database/schema/attributeSets.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { users } from '../../platform/database/schema/users.ts'
import { closeEdition } from '../../print/closeEdition.ts'
import { readManuscript } from '../../print/readManuscript.ts'
import { createModerators } from '../../test/createModerators.ts'
import { visitorOf } from '../../test/createTestApp.ts'

const NOW = new Date('2026-11-26T11:00:00Z')
const { database, ask, addSection, addAd, adOf, place, hire, call, audit } = await createModerators(
  { clock: () => NOW },
)
await setIndexed(database)
const admin = await hire('admin')
const moto = await addSection({ slug: 'auto-moto', name: 'Auto-moto' })
const cars = await addSection({
  slug: 'osobni-auta',
  name: 'Osobní auta',
  parentId: moto.id,
  level: 2,
  attributeSet: 'car',
  validWeeks: 52,
})
const [owner] = await database.db.select().from(users).where(eq(users.nickname, admin.nickname))
const ownerId = owner?.id ?? 0
const car = await addAd(cars, {
  heading: 'Prodám rodinný vůz',
  userId: ownerId,
  attributes: { palivo: 'lpg', rok: 2015 },
})

const read = async (path: string) =>
  (await ask(`/api/front/${path}`, { headers: visitorOf('general') })).json()
const list = async (): Promise<AdminAttributes[]> =>
  (await call('GET', '/api/admin/attributes', undefined, { token: admin.token })).json().data
const ofCars = async () => {
  const found = (await list()).find(({ id }) => id === 'car')
  if (!found) throw new Error('Cars ask something.')

  return found
}

type Worded = Readonly<{ key: string; name: string; choices?: unknown }>

const put = (mark: string, attributes: readonly Worded[], set = 'car') =>
  call('PUT', `/api/admin/attributes/${set}`, { mark, attributes }, { token: admin.token })

const asSent = ({ attributes }: AdminAttributes) =>
  attributes.map(({ choices, ...each }) => ({
    ...each,
    ...(choices && {
      choices: choices
        .filter(({ isRetired }) => !isRetired)
        .map(({ code, name }): { code: string | null; name: string } => ({ code, name })),
    }),
  }))

/** Changes the name and the choices of the fuel of cars. */
const wordFuel = async (
  name: string,
  choices: readonly { code: string | null; name: string }[],
) => {
  const known = await ofCars()

  return put(
    known.mark,
    asSent(known).map((each) => (each.key === 'palivo' ? { key: 'palivo', name, choices } : each)),
  )
}

const FUELS = [
  { code: 'nafta', name: 'motorová nafta' },
  { code: null, name: 'vodík' },
] as const

test('P021 an admin finds what sections ask, by the sections that ask it', async () => {
  const { sections, attributes } = await ofCars()

  expect(sections).toEqual(['Auto-moto › Osobní auta'])
  expect(attributes.map(({ key }) => key).slice(0, 3)).toEqual(['znacka', 'model', 'rok'])
  expect((await list()).map(({ id }) => id)).toEqual(['car'])
})

test('P021 what an admin words reaches the form, the ad, the list and its filters at once', async () => {
  const known = await ofCars()
  const [year, ...others] = asSent(known).toSorted(
    (a, b) => Number(b.key === 'rok') - Number(a.key === 'rok'),
  )
  const answer = await put(known.mark, [{ ...year, key: 'rok', name: 'Ročník' }, ...others])
  expect([answer.statusCode, answer.headers['x-inzrt-outdated']]).toEqual([200, '*'])
  await wordFuel('Pohon', FUELS)

  const ad = (await read(`inzrts/${car.slug}`)).data
  expect(ad.attributes.map(({ name, text }: Worded & { text: string }) => [name, text])).toEqual([
    ['Ročník', '2015'],
    ['Pohon', 'LPG'],
  ])
  const { data, meta } = await read('sections/slug/osobni-auta?include=advertisements')
  expect(data.attributeSet).toMatchObject({ name: 'car' })
  expect(data.attributeSet.changes[0]).toEqual({ key: 'rok', name: 'Ročník' })
  const [first, ...facets] = meta.counts.attributes
  expect(first).toEqual({ key: 'rok', name: 'Ročník', count: 1 })
  const fuel = facets.find(({ key }: Worded) => key === 'palivo')
  expect(fuel.name).toBe('Pohon')
  expect(
    fuel.choices.map(({ code, count }: { code: string; count: number }) => [code, count]),
  ).toEqual([
    ['nafta', 0],
    ['vodik', 0],
    ['benzin', 0],
    ['lpg', 1],
    ['cng', 0],
    ['hybrid', 0],
    ['elektro', 0],
  ])
})

test('P021 a new choice is taken from who offers, counted, and asked for by a list', async () => {
  const { email, ...body } = adOf(cars)
  const placed = await place({ ...body, email, attributes: { palivo: 'vodik' } })
  expect(placed.statusCode, placed.body).toBe(201)
  const hydrogen = await addAd(cars, {
    heading: 'Prodám vůz budoucnosti',
    attributes: { palivo: 'vodik' },
  })
  const { data, meta } = await read(
    'sections/slug/osobni-auta?include=advertisements&attributes[]=palivo:vodik',
  )

  expect(data.advertisements.data.map(({ slug }: { slug: string }) => slug)).toEqual([
    hydrogen.slug,
  ])
  const { choices } = meta.counts.attributes.find(({ key }: Worded) => key === 'palivo')
  expect(choices).toContainEqual({ code: 'vodik', name: 'vodík', count: 1 })
})

test('P021 what is offered no more is refused in a new ad, and read where it is said', async () => {
  const refused = await place({ ...adOf(cars), attributes: { palivo: 'lpg' } })

  expect(refused.json().errors).toEqual({
    'attributes.palivo': ['V\u00a0poli „Pohon“ vyberte prosím jednu z\u00a0nabízených možností.'],
  })
  const { data } = await read(
    'sections/slug/osobni-auta?include=advertisements&attributes[]=palivo:lpg',
  )
  expect(data.advertisements.data.map(({ slug }: { slug: string }) => slug)).toEqual([car.slug])
  expect((await exportAds(database, ownerId))[0]?.said).toEqual({ Ročník: '2015', Pohon: 'LPG' })
})

test('P021 the account says of its ads what their rows say', async () => {
  const { data } = (
    await call('GET', '/api/front/me/inzrts', undefined, { token: admin.token })
  ).json()

  expect(data.map(({ facts }: { facts: string[] }) => facts)).toEqual([['r.\u00a0v.\u00a02015']])
})

test('P021 the search finds ads by the new name of what they say', async () => {
  const found = async (words: string): Promise<string[]> =>
    (await read(`search?q=${encodeURIComponent(words)}`)).data.advertisements.data.map(
      ({ slug }: { slug: string }) => slug,
    )
  const known = (await ofCars()).attributes.find(({ key }) => key === 'palivo')?.choices ?? []
  await wordFuel('Pohon', [
    ...known.filter(({ code }) => code !== 'lpg'),
    { code: 'lpg', name: 'zkapalněný plyn' },
  ])
  await indexAds(database)

  expect(await found('zkapalněný')).toEqual([car.slug])
})

test('P021 a kept search is called by the words an operator added', async () => {
  const kept = await call(
    'POST',
    '/api/front/me/searches',
    { query: 'term=vůz&palivo=vodik', frequency: 'none' },
    { token: admin.token },
  )

  expect(kept.json().data.name).toBe('vůz, vodík')
})

test('P021 the paper says of a thing what it is called when it is set', async () => {
  const { attributes, mark } = await ofCars()
  const worded = asSent({ attributes, mark, id: 'car', sections: [] })
  await put(mark, worded)
  const planned = { number: 61, year: 2026, deadlineAt: NOW, releaseDate: '2026-12-01' }
  const [edition] = await database.db.insert(editions).values(planned).returning()
  if (!edition) throw new Error('No edition was planned.')
  await closeEdition(database, () => NOW, { year: 2026, number: 61 })
  const publisher = {
    name: 'Inzrt',
    wordmark: 'inzrt',
    address: 'inzrt.example',
    origin: 'https://inzrt.example',
  }
  const { edition: set } = await readManuscript(
    { database, originals: { find: async () => null } as never, publisher: publisher as never },
    edition,
  )

  expect(JSON.stringify(set)).toContain('r.\u00a0v.\u00a02015')
})

test('P021 another api and the desk of another admin see the same', async () => {
  const catalogue = await createSectionsRepository(database).catalogue()

  expect(catalogue.find(cars.id)?.attributeSet).toMatchObject({ name: 'car' })
  expect(catalogue.setOf('car')).toBe(catalogue.find(cars.id)?.attributeSet)
})

test('P021 the log tells by name what was called how', async () => {
  const [kept] = await database.db.select().from(attributeSets)
  const [first, second] = await audit(kept?.id ?? 0, 'attributes')

  expect(first).toMatchObject({ action: 'changed', actorName: admin.nickname })
  expect(first?.detail).toMatchObject({ 'Rok výroby': { was: 'Rok výroby', is: 'Ročník' } })
  expect(second?.detail).toEqual({
    Palivo: {
      was: 'Palivo (benzín, nafta, LPG, CNG, hybrid, elektro)',
      is: 'Pohon (motorová nafta, vodík)',
    },
  })
})

test('P021 a wrong wording is told at its field, and nothing of it is kept', async () => {
  const before = await ofCars()
  const wrong = asSent(before).map((each) =>
    each.key === 'palivo'
      ? { ...each, name: ' ', choices: [{ code: 'para', name: 'pára' }] }
      : each,
  )
  const answer = await put(before.mark, wrong)

  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    {
      'name.palivo': ['Pole „název“ je povinné.'],
      'choices.palivo': ['Kód „para“ tu není. Novou volbu napište jen názvem, bez kódu.'],
    },
  ])
  expect(await ofCars()).toEqual(before)
})

test('P021 of two admins the second is told that the first was quicker', async () => {
  const known = await ofCars()
  const worded = asSent(known).map((each) => ({ ...each, name: `${each.name}.` }))
  expect((await put(known.mark, worded)).statusCode).toBe(200)
  const second = await put(known.mark, asSent(known))

  expect([second.statusCode, second.json().message]).toEqual([
    409,
    `Mezitím to změnil někdo jiný (${admin.nickname}). Zavřete formulář a otevřete ho znovu.`,
  ])
})

test('P021 nobody but an admin words attributes', async () => {
  const moderator = await hire('moderator')
  const { mark } = await ofCars()
  const answers = await Promise.all([
    call('GET', '/api/admin/attributes', undefined, { token: moderator.token }),
    call('PUT', '/api/admin/attributes/car', { mark, attributes: [] }, { token: moderator.token }),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
})
