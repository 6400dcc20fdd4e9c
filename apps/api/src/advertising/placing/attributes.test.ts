import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { AD_PASSWORD } from '../../test/secrets.ts'

const world = await createAdvertisers()
const { database, adOf, changeOf, place, confirm, call, ask, addSection } = world
const cars = await addSection({ slug: 'osobni-auta', attributeSet: 'car', validWeeks: 52 })
const dogs = await addSection({ slug: 'psi', attributeSet: 'dog', validWeeks: 52 })
const strict = await addSection({
  slug: 'uzitkove-vozy',
  attributeSet: 'van',
  validWeeks: 52,
  requiresApproval: true,
})

const OCTAVIA = { znacka: 'skoda', model: 'Octavia', rok: 2015, najeto: '120 000 km' }

const read = async (path: string) =>
  (await ask(`/api/front/${path}`, { headers: visitorOf('general') })).json().data
const stored = async (slug: string) =>
  (await database.db.select().from(ads).where(eq(ads.slug, slug)))[0]

const publish = async (attributes: object, of = cars) => {
  const body = { ...adOf(of), heading: 'Prodám rodinné auto', attributes }
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  await database.db.update(ads).set({ state: 'published' }).where(eq(ads.slug, slug))

  return { slug, body }
}

const change = async (slug: string, body: object) => {
  const path = `/api/front/inzrts/${slug}`
  const proved = await call('POST', `${path}/verifyPassword`, { password: AD_PASSWORD })

  return ask(path, {
    method: 'PUT',
    payload: await changeOf(slug, body),
    headers: { ...visitorOf('general'), 'x-inzrt-grant': proved.json().data.grant },
  })
}

test('P021 what an ad says of the thing is kept as numbers and codes, and read in words', async () => {
  const { slug } = await publish(OCTAVIA)

  expect(await stored(slug)).toMatchObject({
    attributes: { znacka: 'skoda', model: 'Octavia', rok: 2015, najeto: 120_000 },
  })
  const ad = await read(`inzrts/${slug}`)
  expect(ad.attributes).toEqual([
    { key: 'znacka', name: 'Značka', value: 'skoda', text: 'Škoda' },
    { key: 'model', name: 'Model', value: 'Octavia', text: 'Octavia' },
    { key: 'rok', name: 'Rok výroby', value: 2015, text: '2015' },
    { key: 'najeto', name: 'Najeto', value: 120_000, text: '120\u00a0000\u00a0km' },
  ])
  expect(ad.attributeSet).toBe('car')
})

test('P021 a list says two things of it', async () => {
  const { slug } = await publish(OCTAVIA)
  const { advertisements } = await read('sections/slug/osobni-auta?include=advertisements')
  const row = advertisements.data.find((ad: { slug: string }) => ad.slug === slug)

  expect(row.facts).toEqual(['r.\u00a0v.\u00a02015', '120\u00a0000\u00a0km'])
})

test('P021 the search finds an ad by the words of what it says', async () => {
  const { slug } = await publish({ karoserie: 'kabriolet', model: 'Felicia' })
  const slugsOf = async (query: string): Promise<string[]> =>
    (await read(`search?q=${query}`)).advertisements.data.map((ad: { slug: string }) => ad.slug)

  expect(await slugsOf('kabriolet')).toContain(slug)
  expect(await slugsOf('felicia')).toContain(slug)
})

test.each([
  ['of another section', { rafek: 16 }, 'attributes.rafek', /do zvolené rubriky nepatří/],
  ['nobody knows', { barva: 'modrá' }, 'attributes.barva', /do zvolené rubriky nepatří/],
  ['in another unit', { vykon: '150 PS' }, 'attributes.vykon', /celé číslo od 1 do/],
  ['of no choice', { palivo: 'para' }, 'attributes.palivo', /nabízených možností/],
  ['beyond its edge', { najeto: 2_000_001 }, 'attributes.najeto', /celé číslo od 0 do/],
  ['below its edge', { najeto: -1 }, 'attributes.najeto', /celé číslo od 0 do/],
])('P021 an attribute %s is refused at its field', async (_what, attributes, field, text) => {
  const answer = await place({ ...adOf(cars), attributes })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors[field][0]).toMatch(text)
})

test('P021 10,000 attributes are refused, and no ad is made of them', async () => {
  const attributes = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, 'x']))
  const answer = await place({ ...adOf(cars), attributes })

  expect([400, 413, 422]).toContain(answer.statusCode)
})

test.each([{ rok: null }, { rok: [2015] }, { rok: { od: 1 } }, 'rok', [], { ['k'.repeat(99)]: 1 }])(
  'P021 attributes of another shape (%j) are refused',
  async (attributes) => {
    expect((await place({ ...adOf(cars), attributes })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await place({ ...adOf(cars), attributes })).statusCode).toBeLessThan(500)
  },
)

/** As no browser sends it: what stands between the braces of `attributes`, letter by letter. */
const placeRaw = async (attributes: string) => {
  const body = JSON.stringify({ ...adOf(cars), attributes: {} })
  const payload = body.replace('"attributes":{}', `"attributes":{${attributes}}`)
  const { email } = JSON.parse(body)
  const headers = { ...visitorOf('general'), 'content-type': 'application/json' }
  const answer = await ask('/api/front/inzrts', { method: 'POST', payload, headers })

  return { answer, email }
}

test.each([
  ['a prototype', '"__proto__":{"rok":2015}', [400]],
  ['a constructor', '"constructor":"x"', [422]],
  ['what every object has', '"toString":"x","hasOwnProperty":"y"', [422]],
  ['half a character for a key', String.raw`"\ud800":"x"`, [422]],
  ['a key that says nothing', '"":"x"', [422]],
  ['an endless number', '"rok":1e400', [400, 422]],
  ['a number beyond all', '"najeto":1e308', [422]],
  ['a number that is barely one', '"vykon":5e-324', [422]],
  ['more digits than a number keeps', `"rok":${'9'.repeat(400)}`, [400, 422]],
  ['a fraction where there is none', '"rok":2015.5', [422]],
  ['one key twice, the last wrong', '"rok":2015,"rok":"nikdy"', [422]],
  ['a number for a choice', '"palivo":0', [422]],
  ['truth', '"rok":true', [422]],
  ['markup', '"model":"<script>alert(1)</script>"', [422]],
  ['a contact', '"model":"volejte 777 123 456"', [422]],
  ['deep braces', `"rok":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, [400, 422]],
])('P021 an ad that says %s of its thing is refused, and the api goes on', async (...row) => {
  const [, attributes, statuses] = row
  const { answer } = await placeRaw(attributes)

  expect(statuses).toContain(answer.statusCode)
  expect(answer.json()).toHaveProperty('message')
})

test.each([
  ['half a character', String.raw`"model":"Octavia \ud800"`, { model: 'Octavia \ufffd' }],
  ['an empty sign', String.raw`"model":"Octa\u0000via"`, { model: 'Octavia' }],
  ['signs nobody sees', String.raw`"model":"\u200bOctavia\u202e"`, { model: 'Octavia' }],
  ['less than nothing of nothing', '"najeto":-0', { najeto: 0 }],
  ['nothing at all', '"model":"","rok":""', {}],
])('P021 of %s an ad keeps what is right of it', async (...row) => {
  const [, attributes, kept] = row
  const { answer } = await placeRaw(attributes)

  expect(answer.statusCode).toBe(201)
  expect((await stored(answer.json().data.slug))?.attributes).toEqual(kept)
})

test('P021 an ad whose kept attributes are no longer understood is shown without them', async () => {
  const { slug } = await publish(OCTAVIA)
  const strange = { rok: ['2015'], najeto: null, palivo: { kod: 'nafta' }, model: 7, cizi: 'x' }
  await database.db
    .update(ads)
    .set({ attributes: strange as never })
    .where(eq(ads.slug, slug))
  const detail = await read(`slug/${slug}`)

  expect(detail.attributes).toEqual([])
  expect(detail).not.toHaveProperty('facts')
})

test('P021 an offered dog has to say its chip, one looked for need not', async () => {
  const offered = await place(adOf(dogs))
  const sought = await place(adOf(dogs, { type: 'inquiry' }))

  expect(Object.keys(offered.json().errors)).toEqual(
    expect.arrayContaining(['attributes.cip', 'attributes.ockovani', 'attributes.vek-tydny']),
  )
  expect(sought.statusCode).toBe(201)
})

test('P021 an edit sends all attributes, and one left out is gone', async () => {
  const { slug, body } = await publish(OCTAVIA)
  const answer = await change(slug, { ...body, attributes: { rok: 2016 } })

  expect(answer.statusCode).toBe(200)
  expect(await stored(slug)).toMatchObject({ attributes: { rok: 2016 } })
})

test('P021 R146 where a section is strict, other attributes wait for a person as other words do', async () => {
  const { slug, body } = await publish({ rok: 2015 }, strict)
  await change(slug, { ...body, attributes: { rok: 2015 } })
  expect(await database.db.select().from(adRevisions)).toEqual([])
  await change(slug, { ...body, attributes: { rok: 2016 } })

  expect(await stored(slug)).toMatchObject({ attributes: { rok: 2015 } })
  expect(await database.db.select().from(adRevisions)).toMatchObject([
    { attributes: { rok: 2016 }, reasons: 'edited' },
  ])
})

test('P031 a forbidden word is found among attributes too', async () => {
  const { slug } = await publish({ model: 'erotická masáž, escort a sex' })

  expect(await stored(slug)).toMatchObject({ stateReason: 'adult' })
})

test('P021 a moved ad shows what its section asks, and all of it when it is moved back', async () => {
  const { slug } = await publish(OCTAVIA)
  const move = (to: { id: number }) =>
    database.db.update(ads).set({ sectionId: to.id }).where(eq(ads.slug, slug))
  const said = async () =>
    (await read(`inzrts/${slug}`)).attributes.map(({ key }: { key: string }) => key)
  await move(dogs)
  expect(await said()).toEqual([])
  await move(cars)
  expect(await said()).toEqual(['znacka', 'model', 'rok', 'najeto'])
})
