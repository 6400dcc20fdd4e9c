import { SearchAnswerSchema } from '@inzrt/contracts/browse/search'
import { HOUR_MS } from '@inzrt/domain/time'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

const { database, get, ask } = await createTestApp()
const { addPlace, addSection, addAd } = createWorld(database)

type Item = {
  heading: string
  slug: string
  why: { matched: string[]; paid: boolean; fresh: boolean }
}

const search = (q: string, query = '', brand: 'general' | 'adult' = 'general') =>
  get(`/api/front/search?include=section&q=${encodeURIComponent(q)}${query}`, brand)
const headings = async (q: string, query = ''): Promise<string[]> =>
  (await search(q, query)).data.advertisements.data.map(({ heading }: Item) => heading)

const fresh = (hours: number) => {
  const moment = new Date(Date.now() - hours * HOUR_MS)
  return { createdAt: moment, sortAt: moment }
}

const garden = await addSection({ slug: 'zahrada', name: 'Zahrada' })
const mowers = await addSection({ slug: 'sekacky', name: 'Sekačky', parentId: garden.id, level: 2 })
const bikes = await addSection({ slug: 'kola', name: 'Kola' })
const inMowers = await addAd(mowers, {
  heading: 'Prodám stroj Husqvarna',
  content: 'Jezdí výborně.',
  ...fresh(200),
})
await addAd(bikes, {
  heading: 'Vyměním kolo za sekačku',
  type: 'exchange',
  priceType: 'agreement',
  images: ['/t/1.webp'],
  ...fresh(100),
})
await addAd(bikes, {
  heading: 'Dětské kolo Author',
  content: 'Vhodné i jako protihodnota za sekačku.',
  dialCode: '204815',
  ...fresh(1),
})
const jihlava = await addPlace({
  psc: '58601',
  regionName: 'Vysočina',
  districtName: 'Jihlava',
  municipalityName: 'Jihlava',
  municipalityPartName: 'Jihlava',
})
await addAd(await addSection(), { heading: 'Pronajmu skleník', localityId: jihlava })
await refreshVocabulary(database)

test('R002 R258 ads and sections answer together, in the shape of the contract', async () => {
  const body = await search('kola')
  SearchAnswerSchema.parse(body)

  expect(body.data.advertisements.meta.pagination.total).toBe(2)
  expect(body.data.sections.data).toEqual([
    {
      name: 'Kola',
      slug: 'kola',
      parentSlug: null,
      icon: null,
      theme: { theme: null },
      adsCount: 2,
      isOwn: true,
    },
  ])
  expect(body.meta).toEqual({
    corrected: null,
    suggestion: null,
    leftOut: [],
    withAllWords: null,
    withConditions: null,
    leftOutConditions: [],
    isTotalExact: true,
    isOnlyMentioned: false,
    understood: null,
    completions: [],
    counts: {
      types: { offer: 1, inquiry: 0, exchange: 1 },
      withImage: 1,
      hiddenUnpriced: 0,
    },
  })
})

test('R258 sections come only where asked for', async () => {
  expect((await get('/api/front/search?q=kola')).data.sections.data).toEqual([])
})

test('V002 the name of a section finds no ad, and what is for sale comes before exchange', async () => {
  expect(await headings('sekačka')).toEqual(['Dětské kolo Author', 'Vyměním kolo za sekačku'])
})

test('V003 where ads only mention the thing, the answer says so', async () => {
  expect((await search('sekačka')).meta.isOnlyMentioned).toBe(true)
  expect((await search('kolo')).meta.isOnlyMentioned).toBe(false)
  expect((await search('xyzxyzq')).meta.isOnlyMentioned).toBe(false)
})

test('P001 every word must be found by its stem, the last also as the beginning of a word', async () => {
  const byDate = '&sort=created_desc'
  expect(await headings('detska kola', byDate)).toEqual(['Dětské kolo Author'])
  expect(await headings('dětské aut', byDate)).toEqual(['Dětské kolo Author'])
  expect(await headings('autho dětské')).toEqual([])
  expect(await headings('dětské husqvarna')).toEqual([])
})

test('V003 few ads with every word are followed by similar ones, and said to be few', async () => {
  const found = await search('dětské kolo')
  expect(found.data.advertisements.data.map(({ heading }: Item) => heading)).toEqual([
    'Dětské kolo Author',
    'Vyměním kolo za sekačku',
  ])
  expect(found.meta).toMatchObject({ leftOut: [], withAllWords: 1 })
  expect((await search('dětské kolo', '&sort=price_asc')).meta.withAllWords).toBeNull()
})

/** Forms of one word a line, none of whose words belongs to another line. */
const WORDS = `kočárek kočárku kočárky kočárků kočárkem
pračka pračky pračku pračce pračkou praček
škodovka škodovku škodovky škodovkou
chalupa chalupu chalupy chalupě chalupou chalupám
zahradní zahradního zahradním zahradních
dřevo dřeva dřevu dřevem
kytara kytaru kytary kytaře kytarou kytar
televize televizi televizí televizím
motorka motorku motorky motorkou motorek
pozemek pozemku pozemky pozemků pozemkem
dětský dětského dětské dětská dětských dětskému
Olomouc Olomouci Olomouce
garáž garáže garáži garáží garážím
postel postele posteli postelí`
  .split('\n')
  .map((line) => line.split(' '))

test('P001 forms of one Czech word find each other, accents or not, and no other word', async () => {
  const section = await addSection({ slug: 'tvary', name: 'Tvary' })
  const lemmaOf = new Map<string, number>()
  for (const [lemma, forms] of WORDS.entries())
    for (const form of forms) lemmaOf.set((await addAd(section, { heading: form })).slug, lemma)

  const { foldLetters } = await import('@inzrt/domain/text')
  let pairs = 0
  let found = 0
  const wrong: string[] = []
  for (const [lemma, forms] of WORDS.entries())
    for (const typed of forms.flatMap((form) => [form, foldLetters(form)])) {
      const { data } = await search(typed, '&perPage=240&sectionSlug=tvary')
      const hits: string[] = data.advertisements.data.map(({ slug }: Item) => slug)
      wrong.push(...hits.filter((slug) => lemmaOf.get(slug) !== lemma).map((s) => `${typed} ${s}`))
      pairs += forms.length
      found += hits.filter((slug) => lemmaOf.get(slug) === lemma).length
    }

  expect(wrong).toEqual([])
  expect(found / pairs).toBeGreaterThanOrEqual(0.9)
})

describe('what comes first', async () => {
  const section = await addSection({ slug: 'pokoje', name: 'Pokoje' })
  const own = await addSection({ slug: 'krby', name: 'Krby' })
  const paid = { toppedUntil: new Date(Date.now() + HOUR_MS) }
  await addAd(section, { heading: 'Pokoj s krbem', ...paid, ...fresh(1) })
  await addAd(section, { heading: 'Chodba, krb rozbitý', ...fresh(2) })
  await addAd(section, { heading: 'Krb k rozebrání', ...fresh(3) })
  await addAd(own, { heading: 'Koupím krb', type: 'inquiry', ...fresh(4) })
  for (const n of [1, 2, 3])
    await addAd(own, { heading: `Krb ${n}`, email: `k${n}@inzrt.example`, ...fresh(10 + n) })
  await refreshVocabulary(database)

  test('V002 ads for the thing come before those that only mention it, its own sections first', async () => {
    expect(await headings('krb')).toEqual([
      ...['Krb 1', 'Krb 2', 'Krb 3', 'Krb k rozebrání', 'Pokoj s krbem', 'Chodba, krb rozbitý'],
      'Koupím krb',
    ])
  })

  test('V002 an ad for the thing comes before one for a part that is named by it', async () => {
    await addAd(section, { heading: 'Kapota Octavia', ...fresh(1) })
    await addAd(section, { heading: 'Škoda Octavia', ...fresh(30) })
    expect(await headings('octavia')).toEqual(['Škoda Octavia', 'Kapota Octavia'])
  })

  test('V002 a paid place is only for an ad that is what is looked for', async () => {
    const { data } = await search('krb')
    expect(data.advertisements.data.filter(({ why }: Item) => why.paid)).toEqual([])
    const topped = await addAd(own, { heading: 'Krb litinový', ...paid, ...fresh(400) })
    expect((await search('krb')).data.advertisements.data[0]).toMatchObject({
      slug: topped.slug,
      why: { paid: true },
    })
  })

  test('V002 a query for exchange finds exchanges first', async () => {
    await addAd(own, { heading: 'Vyměním krb za kamna', type: 'exchange', ...fresh(500) })
    expect((await headings('vyměním krb'))[0]).toBe('Vyměním krb za kamna')
    expect((await headings('krb')).at(-1)).toBe('Vyměním krb za kamna')
  })

  test('V002 words with the accents typed come before words that only fold to the same', async () => {
    await addAd(section, { heading: 'Prodám práh', ...fresh(6) })
    await addAd(section, { heading: 'Praha z letadla, plakát', ...fresh(5) })
    expect(await headings('práh')).toEqual(['Prodám práh', 'Praha z letadla, plakát'])
    expect(await headings('Praha')).toEqual(['Praha z letadla, plakát', 'Prodám práh'])
    expect(await headings('prah')).toEqual(['Praha z letadla, plakát', 'Prodám práh'])
  })
})

describe('what was meant', async () => {
  const section = await addSection({ slug: 'hudba', name: 'Hudba' })
  for (const n of [1, 2, 3]) {
    await addAd(section, { heading: `Prodám housle ${n}`, email: `houslista${n}@inzrt.example` })
    await addAd(section, { heading: `Prodám hoblík ${n}`, email: `truhlar${n}@inzrt.example` })
  }
  await addAd(await addSection({ slug: 'zelezo' }), { heading: 'Šrouby do hoblice' })
  await refreshVocabulary(database)

  test('V003 P003 a typing error is corrected at once, and quotation marks keep it', async () => {
    const found = await search('huosle')
    expect(found.meta).toMatchObject({ corrected: 'housle', suggestion: null })
    expect(found.data.advertisements.data).toHaveLength(3)
    expect((await search('"huosle"')).data.advertisements.data).toEqual([])
    expect((await search('housle')).meta.corrected).toBeNull()
    expect((await search('xyzxyz')).meta).toMatchObject({ corrected: null, suggestion: null })
  })

  test('V003 words that no ad for the thing has are left out, and the answer names them', async () => {
    const found = await search('červené housle starožitné')
    expect(found.meta.leftOut).toEqual(['červené', 'starožitné'])
    expect(found.data.advertisements.data).toHaveLength(3)
    expect(await headings('"červené housle"')).toEqual([])
  })

  test('P002 what is typed is completed by names of goods, and leads to where they belong', async () => {
    const found = await search('hous')
    expect(found.meta.completions).toEqual(['housle'])
    expect(found.data.sections.data[0]).toMatchObject({ slug: 'hudba', adsCount: 3 })
    expect((await search('nové hob')).meta.completions).toEqual(['nové hoblík'])
    const whole = await search('housle')
    expect(whole.meta.completions).toEqual([])
    expect(whole.data.sections.data[0]).toMatchObject({ slug: 'hudba', isOwn: true })
  })

  test('V003 another name and a diminutive find the thing', async () => {
    expect(await headings('housličky')).toHaveLength(3)
    expect(await headings('hoblovka')).toHaveLength(3)
  })
})

test('V003 of a name of two words the thing is found, and the other said to be missing', async () => {
  const skis = await addSection({ slug: 'lyze', name: 'Lyže' })
  for (const n of [1, 2, 3])
    await addAd(skis, { heading: `Prodám lyže ${n}`, email: `lyzar${n}@inzrt.example` })
  await refreshVocabulary(database)

  const found = await search('sjezdové lyže')
  expect(found.data.advertisements.meta.pagination.total).toBe(3)
  expect(found.meta.leftOut).toEqual(['sjezdové'])
})

test('V002 a model in the heading comes before its number in the text and longer numbers', async () => {
  const phones = await addSection({ slug: 'telefony', name: 'Telefony' })
  const add = (heading: string, content: string, hours: number) =>
    addAd(phones, { heading, content, ...fresh(hours) })
  await add('Fairfon 12, krabice', 'Bez škrábnutí.', 300)
  await add('Fairfon, na dvě SIM', 'Cena 12 500 Kč.', 100)
  await add('Fairfon 14 128 GB', 'Odblokovaný.', 50)
  for (const n of [1, 2, 3]) await add(`Fairfon Mini ${n}`, 'Odblokovaný.', n)
  await refreshVocabulary(database)

  expect((await headings('fairfon 12')).slice(0, 2)).toEqual([
    'Fairfon 12, krabice',
    'Fairfon, na dvě SIM',
  ])
  expect((await headings('12 fairfon'))[0]).toBe('Fairfon 12, krabice')
})

test('V002 neither repeated words nor names of others lift an ad', async () => {
  const games = await addSection({ slug: 'hry', name: 'Hry' })
  const add = (heading: string, content = '') =>
    addAd(games, { heading, content, ...fresh(3 - heading.length / 100) })
  await add('Stolní fotbal')
  await add('Kulečník', 'fotbal fotbal fotbal fotbal fotbal')
  await add('Šipky Winmau, lepší než stolní fotbal')
  await add('Fotbal fotbal fotbal stolní')
  await refreshVocabulary(database)

  const found = await headings('stolní fotbal')
  expect(found.slice(0, 2).toSorted()).toEqual(['Fotbal fotbal fotbal stolní', 'Stolní fotbal'])
  expect(found[2]).toBe('Šipky Winmau, lepší než stolní fotbal')
  expect((await headings('fotbal')).at(-1)).toBe('Kulečník')
})

test('P014 the count of a section equals the ads its search shows', async () => {
  const { data } = await search('sekačka')
  for (const { slug, adsCount } of data.sections.data) {
    const inSection = await search('sekačka', `&sectionSlug=${slug}`)
    expect([slug, inSection.data.advertisements.meta.pagination.total]).toEqual([slug, adsCount])
  }
})

test('P014 R214 counts beside the filters equal the ads they leave', async () => {
  const { meta } = await search('sekačka')
  for (const type of ['offer', 'inquiry', 'exchange'] as const)
    expect(await headings('sekačka', `&types[]=${type}`)).toHaveLength(meta.counts.types[type])
  expect(await headings('sekačka', '&withImage=1')).toHaveLength(meta.counts.withImage)
  const inRange = await search('sekačka', '&priceFrom=0&priceTo=100000')
  expect(inRange.data.advertisements.data).toHaveLength(1)
  expect(inRange.meta.counts.hiddenUnpriced).toBe(1)
})

test('V003 a place and a price named in the query are filters, until it is quoted', async () => {
  const named = await search('kolo v Brně do 1 500')
  expect(named.meta.understood).toEqual({
    q: 'kolo',
    district: 'Brno-město',
    priceTo: 150_000,
  })
  expect(named.data.advertisements.data.map(({ heading }: Item) => heading)).toEqual([
    'Dětské kolo Author',
  ])
  expect((await search('kolo zdarma')).meta.understood).toEqual({ q: 'kolo', priceTo: 0 })
  expect((await search('"kolo v Brně"')).meta.understood).toBeNull()
  expect((await search('kolo Brno', '&priceTo=100')).meta.understood).toBeNull()
})

test('V003 where none is offered at the place or price, others are shown, and it says so', async () => {
  const elsewhere = await search('kolo v Jihlavě do 5 000')
  expect(elsewhere.data.advertisements.data[0]).toMatchObject({ heading: 'Dětské kolo Author' })
  expect(elsewhere.meta).toMatchObject({
    understood: { q: 'kolo', district: 'Jihlava' },
    withConditions: 0,
    leftOutConditions: ['place'],
  })
  expect((await search('kolo', '&district=Jihlava')).meta).toMatchObject({
    withConditions: null,
    counts: { types: { offer: 0 } },
  })
})

test('V003 of a place and a price no more is left out than it takes to find something', async () => {
  const cheap = await search('skleník v Brně do 2 000')
  expect(cheap.data.advertisements.data).toMatchObject([{ heading: 'Pronajmu skleník' }])
  expect(cheap.meta).toMatchObject({ withConditions: 0, leftOutConditions: ['place'] })
  const near = await search('skleník v Jihlavě do 500')
  expect(near.data.advertisements.data).toMatchObject([{ heading: 'Pronajmu skleník' }])
  expect(near.meta).toMatchObject({ withConditions: 0, leftOutConditions: ['price'] })
  const neither = await search('skleník v Brně do 500')
  expect(neither.data.advertisements.data).toMatchObject([{ heading: 'Pronajmu skleník' }])
  expect(neither.meta).toMatchObject({ withConditions: 0, leftOutConditions: ['place', 'price'] })
})

test('V003 a word with a minus leaves out ads that have it, with a place and price too', async () => {
  expect(await headings('kolo -sekačka')).toEqual([])
  expect(await headings('kolo -Author')).toEqual(['Vyměním kolo za sekačku'])
  expect(await headings('kolo -autho')).toHaveLength(2)
  expect((await search('kolo -sekačka v Brně do 1 500')).meta.understood).toEqual({
    q: 'kolo -sekačka',
    district: 'Brno-město',
    priceTo: 150_000,
  })
  expect(await headings('"kolo -Author"')).toHaveLength(1)
})

test.each([
  ['-', 0],
  ['--', 0],
  ['kolo -', 2],
  ['kolo --', 2],
  ['kolo - x', 2],
  ['-kolo', 2],
])('V003 „%s“ is no word with a minus beside others: %s ads', async (query, count) => {
  expect(await headings(query)).toHaveLength(count)
})

test('V003 the layout of a flat finds it however it is written, and is told whole', async () => {
  const flats = await addSection({ slug: 'byty', name: 'Byty' })
  await addAd(flats, { heading: 'Prodám byt 2+kk', ...fresh(1) })
  await addAd(flats, { heading: 'Prodám byt 2 + 1', ...fresh(2) })
  for (const query of ['byt 2+kk', 'byt 2kk', 'byt 2 kk', '2 + KK']) {
    const [first] = (await search(query)).data.advertisements.data
    expect([query, first.heading, first.why.matched.at(-1)]).toEqual([
      ...[query, 'Prodám byt 2+kk', '2+kk'],
    ])
  }
  expect((await headings('byt 2+1'))[0]).toBe('Prodám byt 2 + 1')
  expect((await search('prodám byt 4+kk')).meta.leftOut).toEqual(['4+kk'])
})

test.each([
  ['Jihlava', { district: 'Jihlava' }],
  ['v Jihlavě', { district: 'Jihlava' }],
  ['okres Jihlava', { district: 'Jihlava' }],
  ['kraj Vysočina', { region: 'Vysočina' }],
  ['586 01', { psc: '58601' }],
  ['58601', { psc: '58601' }],
])('V003 „%s“ alone finds all that is offered there', async (query, place) => {
  const { data, meta } = await search(query)

  expect(meta).toMatchObject({ understood: { q: '', ...place }, corrected: null })
  expect(data.advertisements.data.map(({ heading }: Item) => heading)).toEqual(['Pronajmu skleník'])
})

test('V003 a postal code behind a thing is a place, a sum of five digits is none', async () => {
  const understood = async (query: string) => (await search(query)).meta.understood
  expect(await understood('kolo 602 00')).toEqual({ q: 'kolo', psc: '60200' })
  expect(await understood('kolo PSČ 60200')).toEqual({ q: 'kolo', psc: '60200' })
  expect(await understood('kolo 60200')).toBeNull()
  expect(await understood('kolo 799 99')).toBeNull()
})

test('V003 a region is a place too, an adjective before a thing is none', async () => {
  expect((await search('kolo na Vysočině')).meta.understood).toMatchObject({ region: 'Vysočina' })
  expect((await search('kolo kraj Vysočina')).meta.understood).toEqual({
    q: 'kolo',
    region: 'Vysočina',
  })
  expect((await search('brněnské kolo')).meta.understood).toBeNull()
})

test('P002 a town is completed behind what is looked for', async () => {
  expect((await search('kolo br')).meta.completions).toContain('kolo Brno')
  expect((await search('br')).meta.completions).toEqual([])
})

test('R107 R258 filters of type, place and order apply to what was found', async () => {
  expect(await headings('kolo', '&types[]=exchange')).toEqual(['Vyměním kolo za sekačku'])
  expect(await headings('kolo', '&types[]=exchange&types[]=offer')).toHaveLength(2)
  expect(await headings('kolo', '&psc=12000')).toEqual([])
  expect(await headings('kolo', '&sort=created_asc')).toEqual([
    'Vyměním kolo za sekačku',
    'Dětské kolo Author',
  ])
  expect((await headings('kolo', '&sort=price_desc')).at(-1)).toBe('Vyměním kolo za sekačku')
})

test('R132 a cursor goes on where a page of results ended', async () => {
  const whole = await headings('sekačka')
  const first = await search('sekačka', '&perPage=1')
  const { after } = first.data.advertisements.meta.pagination

  expect(await headings('sekačka', `&perPage=2&after=${after}`)).toEqual(whole.slice(1))
})

test('N004 a code of six digits from the newspaper finds its ad first', async () => {
  expect(await headings('204815')).toEqual(['Dětské kolo Author'])
  expect(await headings('204 815', '&sort=price_asc')).toEqual(['Dětské kolo Author'])
})

test('N007 P043 a result says which words matched, whether its place is paid and if it is fresh', async () => {
  const topped = await addAd(bikes, {
    heading: 'Topované kolo',
    toppedUntil: new Date(Date.now() + HOUR_MS),
    ...fresh(300),
  })
  const { data } = await search('dětské kolo')
  const [first] = (await search('kolo')).data.advertisements.data

  expect(first).toMatchObject({
    slug: topped.slug,
    topped: true,
    why: { matched: ['kolo'], paid: true, fresh: false },
  })
  expect(data.advertisements.data[0].why).toEqual({
    matched: ['Dětské', 'kolo'],
    paid: false,
    fresh: true,
  })
})

test('N013 R258 a search stays on its site; the sister shows only names of its sections', async () => {
  const dating = await addSection({ slug: 'seznameni', name: 'Seznámení', brandCode: 'adult' })
  const ad = await addAd(dating, { heading: 'Seznámení u kávy' })
  const own = await search('seznámení', '', 'adult')
  const other = await search('seznámení', '&includeSp=1')

  expect(own.data.advertisements.data[0].slug).toBe(ad.slug)
  expect(other.data.advertisements.data).toEqual([])
  expect(other.data.sections.data).toMatchObject([
    { slug: 'seznameni', theme: { theme: 'pinkpack' } },
  ])
  expect((await search('seznámení')).data.sections.data).toEqual([])
})

test('V002 people are found by whom they look for, by the name of their section too', async () => {
  const place = (slug: string, name: string) => addSection({ slug, name, brandCode: 'adult' })
  const [women, men, both, couples, notes] = [
    await place('on-hleda-ji', 'On hledá ji'),
    await place('on-hleda-jeho', 'On hledá jeho'),
    await place('dopisovani', 'Dopisování'),
    await place('pary-a-pratele', 'Páry a přátelé'),
    await place('sms-vzkazy', 'SMS vzkazy'),
  ]
  await addAd(women, { heading: 'Hledám ženu na výlety', ...fresh(3) })
  await addAd(women, { heading: 'Sportovec rád pozve na kávu', ...fresh(4) })
  await addAd(men, { heading: 'Sdílím život, žena není překážkou', ...fresh(1) })
  await addAd(both, { heading: 'Žena i muž, dopisujte', ...fresh(2) })
  await addAd(couples, { heading: 'Zvou na grilování', ...fresh(1) })
  await addAd(notes, { heading: 'Kde jsi, plavovlásko', ...fresh(1) })
  await refreshVocabulary(database)
  const found = async (q: string) =>
    (await search(q, '', 'adult')).data.advertisements.data.map(({ heading }: Item) => heading)

  expect(await found('hledám ženu')).toEqual([
    'Hledám ženu na výlety',
    'Sportovec rád pozve na kávu',
    'Žena i muž, dopisujte',
    'Sdílím život, žena není překážkou',
  ])
  expect(await found('gay')).toEqual(['Sdílím život, žena není překážkou'])
  expect(await found('ženatý hledá')).toEqual([
    'Sdílím život, žena není překážkou',
    'Hledám ženu na výlety',
    'Sportovec rád pozve na kávu',
  ])
  expect(await found('švingři')).toEqual(['Zvou na grilování'])
  expect(await found('sms vzkaz')).toEqual(['Kde jsi, plavovlásko'])
})

test('N013 P003 words of the other site are never suggested', async () => {
  const dating = await addSection({ slug: 'privat', name: 'Privát', brandCode: 'adult' })
  for (const n of [1, 2, 3]) await addAd(dating, { heading: 'Dominantní', nickname: `d${n}` })
  await refreshVocabulary(database)

  expect((await search('dominatni')).meta.corrected).toBeNull()
  expect((await search('dominatni', '', 'adult')).meta.corrected).toBe('dominantní')
})

test('R122 R229 less than two characters are not searched', async () => {
  await addAd(await addSection(), { heading: 'Tesla Model X' })
  expect(await headings('model x')).toEqual(['Tesla Model X'])
  expect(await headings('x')).toEqual([])
  expect((await search('k')).data.advertisements.data).toEqual([])
  expect((await search(' ')).data.advertisements.data).toEqual([])
})

test.each([
  ['two hundred words', 'kolo '.repeat(200)],
  ['an emoji', '🚲🚲'],
  ['NUL', '\0kolo\0'],
  ['SQL', "'; drop table ads; --"],
  ['operators of text search', "kolo & !'=kol':*A | <-> (("],
  ['HTML', '<script>alert(1)</script>'],
  ['lone surrogates', '\ud800\udfff'],
  ['only stop words', 'a v na se'],
  ['a word of three hundred letters', 'k'.repeat(300)],
  ['mixed scripts', 'кolo колесо 自転車 κολο'],
  ['operators of other engines', 'site:x -auto +kolo "lyže kolo~2 /k.*/ *:* OR NEAR(a b)'],
  ['many different errors', Array.from({ length: 60 }, (_, at) => `sekck${at}a mobyyl`).join(' ')],
])('a search for %s answers calmly', async (_what, q) => {
  const answer = await ask(`/api/front/search?q=${encodeURIComponent(q.toWellFormed())}`)

  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.advertisements.data).toBeInstanceOf(Array)
})

test('R265 a found ad opens by its slug', async () => {
  expect((await get(`/api/front/inzrts/${inMowers.slug}`)).data.heading).toBe(inMowers.heading)
})
