import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'

const { addSection, addAd, addPlace, ask } = await createAdvertisers()
const moto = await addSection({ slug: 'auto-moto' })
const cars = await addSection({ slug: 'auta', attributeSet: 'car', parentId: moto.id, level: 2 })
const tyres = await addSection({ slug: 'gumy', attributeSet: 'tyres' })
const olomouc = await addPlace({ psc: '77900', regionName: 'Olomoucký', districtName: 'Olomouc' })

type Said = Readonly<Record<string, string | number>>

const CARS: readonly Said[] = [
  { znacka: 'skoda', rok: 2015, palivo: 'nafta', najeto: 120_000 },
  { znacka: 'skoda', rok: 2008, palivo: 'benzin', najeto: 0 },
  { znacka: 'ford', rok: 2015, palivo: 'nafta' },
  { znacka: 'ford', rok: 2020, palivo: 'elektro', najeto: 45_000 },
  { palivo: 'para', rok: 2001 },
  {},
]
const addCar = (attributes: Said, at: number) =>
  addAd(cars, {
    attributes,
    heading: `Prodám vůz číslo ${at}`,
    images: at % 2 ? ['/a.jpg'] : [],
    ...(at === 2 && { localityId: olomouc, type: 'inquiry' as const }),
  })
const slugs: string[] = []
for (const [at, said] of CARS.entries()) slugs.push((await addCar(said, at)).slug)
await addAd(tyres, { attributes: { rafek: 17.5, sezona: 'zimni' }, heading: 'Prodám gumy na vůz' })
await addAd(tyres, { attributes: { rafek: 16 }, heading: 'Prodám jiné gumy na vůz' })

const read = async (path: string) => {
  const answer = await ask(`/api/front/${path}`, { headers: visitorOf('general') })
  expect(answer.statusCode, answer.body).toBe(200)

  return answer.json()
}
const asked = (conditions: readonly string[], more = ''): string =>
  `${conditions.map((each) => `&attributes[]=${encodeURIComponent(each)}`).join('')}${more}`
const listOf = (slug: string, conditions: readonly string[], more = '') =>
  read(`sections/slug/${slug}?include=advertisements${asked(conditions, more)}`)
const numbersIn = (data: readonly { slug: string }[]): number[] =>
  data.map(({ slug }) => slugs.indexOf(slug)).toSorted()

test.each([
  [['palivo:nafta'], [0, 2]],
  [['palivo:nafta,benzin'], [0, 1, 2]],
  [['rok:2015..2015'], [0, 2]],
  [['rok:..2010'], [1, 4]],
  [['rok:2016..'], [3]],
  [['najeto:0..50000'], [1, 3]],
  [['palivo:nafta', 'rok:2015..', 'znacka:skoda'], [0]],
  [['palivo:nafta', 'rok:..2000'], []],
  // A code that no set knows any more is still what the ad says.
  [['palivo:para'], [4]],
  [['rafek:10..20'], []],
  [['rok:skoda'], []],
] as const)('P021 a list asked for %j has those ads and counts them', async (conditions, found) => {
  const { data } = await listOf('auta', conditions)

  expect(numbersIn(data.advertisements.data)).toEqual(found)
  expect(data.advertisements.meta.pagination.total).toBe(found.length)
})

test('P021 every choice counts what it would leave, leaving itself out', async () => {
  const { meta } = await listOf('auta', ['palivo:nafta', 'znacka:skoda'])
  const countsOf = (key: string) =>
    Object.fromEntries(
      meta.counts.attributes
        .find((each: { key: string }) => each.key === key)
        .choices.filter(({ count }: { count: number }) => count > 0)
        .map(({ code, count }: { code: string; count: number }) => [code, count]),
    )

  expect(countsOf('palivo')).toEqual({ nafta: 1, benzin: 1 })
  expect(countsOf('znacka')).toEqual({ skoda: 1, ford: 1 })
  expect(meta.counts.types).toEqual({ offer: 1, inquiry: 0, exchange: 0 })
})

test('P021 every count is the number of ads the choice then leaves', async () => {
  const { meta } = await listOf('auta', ['rok:2008..'])
  for (const { key, choices = [] } of meta.counts.attributes)
    for (const { code, count } of choices) {
      const left = await listOf('auta', ['rok:2008..', `${key}:${code}`])
      expect(left.data.advertisements.meta.pagination.total, `${key}:${code}`).toBe(count)
    }
})

test('P021 attributes narrow together with place, type, photo and price, in every order', async () => {
  const is = async (more: string, found: readonly number[]) => {
    const { data } = await listOf('auta', ['palivo:nafta,benzin,elektro'], more)
    expect(numbersIn(data.advertisements.data), more).toEqual(found)
    expect(data.advertisements.meta.pagination.total, more).toBe(found.length)
  }
  await is('&region=Olomoucký', [2])
  await is('&district=Brno-město', [0, 1, 3])
  await is('&types[]=offer', [0, 1, 3])
  await is('&withImage=1', [1, 3])
  await is('&priceFrom=0&priceTo=200000', [0, 1, 2, 3])
  for (const sort of ['price_asc', 'price_desc', 'created_asc', 'created_desc'])
    await is(`&sort=${sort}`, [0, 1, 2, 3])
})

test('P021 a section above sections of one kind is narrowed as they are', async () => {
  const { data, meta } = await listOf('auto-moto', ['palivo:nafta'])

  expect(numbersIn(data.advertisements.data)).toEqual([0, 2])
  expect(meta.counts.attributes).not.toHaveLength(0)
})

test('P021 a section that asks nothing has nothing to narrow by', async () => {
  await addSection({ slug: 'ruzne' })

  expect((await listOf('ruzne', [])).meta.counts).not.toHaveProperty('attributes')
})

test('P021 numbers with tenths are found at their very edge', async () => {
  const totalOf = async (condition: string): Promise<number> =>
    (await listOf('gumy', [condition])).data.advertisements.meta.pagination.total

  expect(await totalOf('rafek:17.5..17.5')).toBe(1)
  expect(await totalOf('rafek:16.1..17.4')).toBe(0)
})

test('P021 a search is narrowed too, and offers what most of its ads are asked', async () => {
  const found = await read(`search?q=vůz${asked(['palivo:nafta'])}`)
  const all = await read('search?q=vůz')

  expect(numbersIn(found.data.advertisements.data)).toEqual([0, 2])
  expect(found.data.advertisements.meta.pagination.total).toBe(2)
  expect(all.meta.counts.attributes.map(({ key }: { key: string }) => key)).toContain('palivo')
})

test.each([
  'palivo',
  'palivo:',
  ':nafta',
  'rok:..',
  'palivo:"; drop',
  '__proto__:x',
  'x'.repeat(3_000),
])('P021 what asks nothing (%j) is refused', async (condition) => {
  const path = `/api/front/sections/slug/auta?include=advertisements${asked([condition])}`
  const answer = await ask(path, { headers: visitorOf('general') })

  expect(answer.statusCode).toBe(400)
})

test('P021 10,000 conditions are refused', async () => {
  const many = Array.from({ length: 10_000 }, () => 'a:b')
  const path = `/api/front/sections/slug/auta?include=advertisements${asked(many)}`
  const answer = await ask(path, { headers: visitorOf('general') })

  expect([400, 414, 431]).toContain(answer.statusCode)
})

test('P021 attributes of a whole site are not asked for without words', async () => {
  const path = `/api/front/inzrts?${asked(['palivo:nafta']).slice(1)}`

  expect((await ask(path, { headers: visitorOf('general') })).statusCode).toBe(400)
})

test('P021 any conditions at all are answered, and the total is what a reader counts', async () => {
  const key = fc.constantFrom('palivo', 'znacka', 'rok', 'najeto', 'model', 'rafek', 'nic')
  const code = fc.constantFrom('nafta', 'skoda', 'x', 'constructor', '0')
  const year = fc.option(fc.integer({ min: 0, max: 999_999_999 }))
  const condition = fc.oneof(
    fc.tuple(key, code).map(([name, value]) => `${name}:${value}`),
    fc
      .tuple(key, year, year)
      .filter(([, from, to]) => from !== null || to !== null)
      .map(([name, from, to]) => `${name}:${from ?? ''}..${to ?? ''}`),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(condition, { maxLength: 4 }), async (conditions) => {
      const { data } = await listOf('auta', conditions)
      expect(data.advertisements.meta.pagination.total).toBe(data.advertisements.data.length)
    }),
    { numRuns: 50 },
  )
})
