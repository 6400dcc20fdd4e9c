import { readFile } from 'node:fs/promises'
import type { LineAdBody, SetLine } from '@inzrt/contracts/newspaper/lineAd'
import { expect, test } from 'vitest'
import { createImageStore } from '../../../catalogue/images/createImageStore.ts'
import { createOriginals } from '../../../catalogue/images/createOriginals.ts'
import { editions } from '../../../platform/database/schema/editions.ts'
import { createTestApp, visitorOf } from '../../../test/createTestApp.ts'
import { createWorld } from '../../../test/createWorld.ts'
import { readPdfRuns } from '../../../test/readPdfRuns.ts'
import { closeEdition } from '../../closeEdition.ts'
import { composeEditions } from '../../composeEditions.ts'

const NOW = new Date('2026-11-26T11:00:00Z')
const clock = () => NOW
const NEXT_YEAR = new Date('2027-01-01')
/** Left of the first column, and from one column to the next, in points. */
const MARGIN = 36
const COLUMN = 149.7
const { database, imagesDir, ask } = await createTestApp({ clock })
const { addSection, addAd, addPlace } = createWorld(database)

const ADS = [
  {
    type: 'offer',
    heading: 'Nejnebezpečnější velkoobjemový zahradní kompostér',
    content:
      'Nepoužívaný, z\u00a0recyklovaného polypropylenu, nejzajímavější příslušenství přibalím.',
  },
  {
    type: 'inquiry',
    heading: 'Severočeskomoravský nejneobhospodařovávatelnější pozemek',
    content:
      'Nízkoenergetická novostavba, jednopodlažní; žluťoučký kůň a česko-slovenský dvojjazyčný slovník.',
  },
  {
    type: 'exchange',
    heading: 'Elektromotorický invalidní vozík',
    content:
      'Zachovalý, čtyřkolový, <b>plně</b> polohovatelný & "skládací", akumulátory přeměřené.',
  },
  { type: 'offer', heading: 'Kolo', content: 'Zelenomodro-žlutofialové '.repeat(4) },
  {
    type: 'offer',
    heading: 'Nejnebezpečnější velkoobjemový kompostér',
    content:
      'Nepoužívaný, z\u00a0recyklovaného polypropylenu, nejzajímavější příslušenství přibalím.',
  },
  { type: 'inquiry', heading: 'Severomoravsko-slovenský česko-německý slovník', content: '' },
  {
    type: 'offer',
    heading: 'Garáž v\u00a0Rozdrojovicích u\u00a0přehrady',
    content: 'Elektrifikovaná, dvouprostorová, s\u00a0montážní jámou. '.repeat(5),
  },
  {
    type: 'offer',
    heading: 'Fotoaparát s\u00a0příslušenstvím',
    content: 'Tiskárna XR-500DI, wi-fi, další dotazy e-mailem na jana.novakova@posta.example.',
  },
] as const
const BOXED = [
  {
    type: 'exchange',
    heading: 'Vyměním velkoobjemový zahradní kompostér za zahradní traktor',
    content: 'Nepoužívaný, z\u00a0recyklovaného polypropylenu, příslušenství přibalím.',
  },
  { type: 'offer', heading: 'Garáž', content: '' },
] as const
const PRICE = { type: 'czk', amount: 1_234_500 } as const
const TOWN = 'Brno-střed'

const setLines = async (ad: Partial<LineAdBody>) => {
  const answer = await ask('/api/front/line-ads', {
    method: 'POST',
    headers: visitorOf('general'),
    payload: { type: 'offer', heading: '', content: '', price: PRICE, town: TOWN, ...ad },
  })

  return { status: answer.statusCode, lines: answer.json().data as SetLine[] }
}

/** Lines of the paper, column by column, without what tells one ad's code from another's. */
const printedLines = async (): Promise<string[]> => {
  const section = await addSection()
  const localityId = await addPlace({ cityDistrictName: TOWN })
  const common = { priceAmount: PRICE.amount, localityId }
  for (const ad of ADS) await addAd(section, { ...ad, ...common })
  for (const ad of BOXED) await addAd(section, { ...ad, ...common, highlightedUntil: NEXT_YEAR })
  await database.db
    .insert(editions)
    .values({ number: 48, year: 2026, deadlineAt: NOW, releaseDate: '2026-12-01' })
  await closeEdition(database, clock, { year: 2026, number: 48 })
  const originals = createOriginals(imagesDir)
  const publisher = {
    name: 'Inzrt',
    wordmark: 'inzrt.',
    origin: 'https://inzrt.example',
    address: 'inzrt.example',
  }
  const imageStore = createImageStore(originals, imagesDir)
  await composeEditions({ database, originals, imageStore, publisher })
  const [edition] = await database.db.select().from(editions)
  const runs = readPdfRuns(await readFile(`${imagesDir}${edition?.pdfPath}`))

  return [
    ...Map.groupBy(runs, ({ page, x, y }) =>
      [page, Math.floor((x - MARGIN) / COLUMN), Math.round(y)].join(),
    ).values(),
  ].map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .replace(/\u00ad/g, '-')
      .replace(/→\u00a0\d{3}\u00a0\d{3}/, '→\u00a0000\u00a0000')
      .trimEnd(),
  )
}

test.each(['heading', 'content', 'town'])(
  'N003 half a character in %s of a line ad stops nobody: it is set as a replacement',
  async (field) => {
    const { status, lines } = await setLines({ heading: 'Kolo', [field]: 'modré \ud800 kolo' })

    expect(status).toBe(200)
    expect(JSON.stringify(lines)).toContain('\ufffd')
  },
)

test('N003 the form is told the very lines the PDF of the edition has, hyphens included', async () => {
  const paper = (await printedLines()).join('\n')
  const told = [
    ...(await Promise.all(ADS.map((ad) => setLines(ad)))),
    ...(await Promise.all(BOXED.map((ad) => setLines({ ...ad, highlighted: true })))),
  ]

  for (const { lines } of told)
    expect(paper).toContain(lines.map(({ kind, lead, text }) => `${kind}${lead}${text}`).join('\n'))
  const ends = told.flatMap(({ lines }) => lines.map(({ lead, text }) => lead + text))
  expect(ends.filter((line) => /\p{L}-$/u.test(line)).length).toBeGreaterThan(5)
  expect(ends.filter((line) => line.startsWith('-žluto')).length).toBeGreaterThan(0)
}, 60_000)

test('N003 a highlighted ad is set as its box: kind, whole heading, text and code', async () => {
  const heading = 'Dětské kolo Author se dvěma přehazovačkami'
  const { lines } = await setLines({ type: 'inquiry', heading, town: 'Brno', highlighted: true })

  expect(lines).toEqual([
    { kind: 'POPTÁVKA', lead: '', text: '', isFull: false },
    { kind: '', lead: 'Dětské kolo Author se', text: '', isFull: false },
    { kind: '', lead: 'dvěma přehazovačkami', text: '', isFull: false },
    { kind: '', lead: '', text: '12\u202f345\u00a0Kč. Brno.', isFull: false },
    { kind: '', lead: '', text: '→\u00a0000\u00a0000', isFull: false },
  ])
})

test('N003 no address, short syllable or model code is divided where it fits a line', async () => {
  const words = ['wi-fi', 'e-mailem', 'CR-Di', 'XR-500DI', 'jana.novakova@posta.example']
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      setLines({ heading: `Prodám ${'m'.repeat(at + 1)}`, content: words.join(', ') }),
    ),
  )

  for (const { lines } of told)
    for (const word of words)
      expect(lines.map(({ text }) => text).filter((text) => text.includes(word))).toHaveLength(1)
})

test('N003 an address longer than a line breaks after its marks, and takes no hyphen', async () => {
  const address = 'jana.novakova.bartosova@velmi-dlouha-adresa.posta.example'
  const { lines } = await setLines({ heading: 'Prodám kolo', content: `Pište ${address}` })
  const text = lines.map((line) => line.text).join('')

  expect(text.replaceAll('\u200b', '')).toContain(address)
})

test('N003 each line tells what the ad is, its first words in capitals, and the rest', async () => {
  const { lines } = await setLines({ type: 'inquiry', heading: 'Dětské kolo', town: 'Brno' })

  expect(lines).toEqual([
    { kind: 'POPTÁVKA: ', lead: 'DĚTSKÉ KOLO.', text: ' 12\u202f345\u00a0Kč.', isFull: true },
    { kind: '', lead: '', text: 'Brno. →\u00a0000\u00a0000', isFull: false },
  ])
})

test('N003 a last line that the paper squeezes to fill its column is told to be full', async () => {
  const fullOf = async (letters: number) =>
    (
      await setLines({ heading: 'Prodám kolo', content: `zelené ${'m'.repeat(letters)}` })
    ).lines.map(({ isFull }) => isFull)

  expect(await fullOf(10)).toEqual([true, true])
  expect(await fullOf(2)).toEqual([true, false])
})

test('N003 no line ends with a loose letter, or parts a number from its unit or its town', async () => {
  const content =
    'Najeto 89 000 km, motor 145 kW, k vidění v Praze i v Brně s výbavou a u nás v servisu.'
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      setLines({ heading: `Prodám ${'m'.repeat(at + 1)}`, content, town: 'Praha 13' }),
    ),
  )
  const ends = told.flatMap(({ lines }) => lines.slice(0, -1).map(({ lead, text }) => lead + text))

  expect(ends.length).toBeGreaterThan(20)
  expect(ends.filter((end) => /(?:^|\s)(?:[ksvzouai]|\d+|Praha)$/iu.test(end))).toEqual([])
})

test('N003 a text longer than an ad may have is refused', async () => {
  expect(await setLines({ content: 'a'.repeat(8_001) })).toMatchObject({ status: 422 })
  expect(await setLines({ heading: 'a'.repeat(201) })).toMatchObject({ status: 422 })
})
