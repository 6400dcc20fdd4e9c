import type { Feed } from '@inzrt/contracts/account/feed'
import { feedFault } from '@inzrt/rules/feed'
import { FIELD_LABEL, formMessage } from '@inzrt/rules/forms'
import {
  FEED_BYTES,
  FEED_LINES_MAX,
  FEED_PIECE_BYTES,
  LARGEST_FEEDS_AN_HOUR,
} from '@inzrt/rules/limits'
import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { feedLines, feedPieces, feeds } from '../../platform/database/schema/feeds.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createSellers, csvOf, xmlOf } from '../../test/createSellers.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { spoilRow } from '../../test/spoilRow.ts'
import { NAME_FAULTS } from '../placing/nameFaults.ts'
import { sweepFeeds } from './sweepFeeds.ts'

const world = await createSellers()
const { addSeller, cellsOf, call, clock, work, database } = world
const { db } = database

const counts = ({ outcomes }: Feed) =>
  Object.fromEntries(Object.entries(outcomes).filter(([, number]) => number > 0))

const times = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => make(n + 1))

/** Windows 1250 of the letters that stand in a test. */
const WINDOWS: Readonly<Record<string, number>> = {
  á: 0xe1,
  é: 0xe9,
  í: 0xed,
  ý: 0xfd,
  ů: 0xf9,
  ě: 0xec,
  š: 0x9a,
  č: 0xe8,
  ř: 0xf8,
  ž: 0x9e,
  Č: 0xc8,
  Ž: 0x8e,
}
const inWindows = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => WINDOWS[sign] ?? sign.charCodeAt(0)))

/** The same letters by ISO 8859-2, which differs in a few of them. */
const LATIN: Readonly<Record<string, number>> = { ...WINDOWS, š: 0xb9, ž: 0xbe, Ž: 0xae }
const inLatin = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => LATIN[sign] ?? sign.charCodeAt(0)))

test('P064 a file of 50 ads is reported by line, and sent again it changes them by number', async () => {
  const seller = await addSeller()
  const rows = times(50, (n) => cellsOf(`A${n}`))
  const first = await seller.send(csvOf(rows))
  expect(first).toMatchObject({ state: 'done', lines: 50, fault: null, unknownColumns: [] })
  expect(counts(first)).toEqual({ created: 50 })
  const placed = await seller.ads()
  expect(placed).toHaveLength(50)
  expect(placed[0]).toMatchObject({
    ownNumber: 'A1',
    heading: 'Prodám vůz A1',
    sellerKind: 'business',
    priceType: 'czk',
    priceAmount: 15_000_000,
    type: 'offer',
    brandCode: 'general',
  })

  const changed = rows.map((row, at) => (at < 3 ? { ...row, Cena: 'Dohodou' } : row))
  const second = await seller.send(csvOf([...changed, cellsOf('A51')]))

  expect(counts(second)).toEqual({ created: 1, changed: 3, unchanged: 47 })
  expect((await seller.lines(second.id, 'outcome=changed')).map(({ number }) => number)).toEqual([
    'A1',
    'A2',
    'A3',
  ])
  const after = await seller.ads()
  expect(after).toHaveLength(51)
  expect(after[0]).toMatchObject({ id: placed[0]?.id, priceType: 'agreement', priceAmount: null })
})

test('P064 500 ads of a dealer arrive from a file and leave again equal', {
  timeout: 120_000,
}, async () => {
  const seller = await addSeller()
  const rows = times(500, (n) =>
    cellsOf(`=${n}`, {
      Palivo: n % 2 ? 'nafta' : 'Benzín',
      Najeto: `${n} 000 km`,
      'Rok výroby': '2015',
      Text: `-20 % sleva; "jako nový"\n\nVůz číslo ${n}, první majitel.`,
      Cena: n % 3 ? '99,90 EUR' : 'v textu',
    }),
  )
  expect(counts(await seller.send(csvOf(rows)))).toEqual({ created: 500 })
  const before = await seller.ads()
  const exported = await seller.exported()
  expect(exported).toHaveLength(500)
  expect(exported[0]).toMatchObject({
    'Vlastní číslo': '=1',
    Palivo: 'nafta',
    Najeto: '1000',
    Cena: '99,9 EUR',
    Text: '-20 % sleva; "jako nový"\n\nVůz číslo 1, první majitel.',
  })
  const file = csvOf(exported)
  expect(file).not.toMatch(/(^|;|")[=+\-@]/m)

  const again = await seller.send(file)

  expect(counts(again)).toEqual({ unchanged: 500 })
  expect(await seller.ads()).toEqual(before)
})

test('P064 ads of a dealer arrive from an XML file and leave again equal', async () => {
  const seller = await addSeller()
  const rows = times(3, (n) =>
    cellsOf(`<${n}>`, {
      Palivo: 'nafta',
      Najeto: `${n}000`,
      Text: `=1 & "nový"\n\nVůz číslo ${n}.`,
    }),
  )
  const first = await seller.send(xmlOf(rows), { name: 'nabidka.xml' })
  expect(first).toMatchObject({ state: 'done', lines: 3, fault: null, unknownColumns: [] })
  expect(counts(first)).toEqual({ created: 3 })

  const exported = await seller.exported()
  expect(exported.map((row) => row['Vlastní číslo'])).toEqual(['<1>', '<2>', '<3>'])
  expect(exported[0]?.Text).toBe('=1 & "nový"\n\nVůz číslo 1.')
  expect(counts(await seller.send(xmlOf(exported)))).toEqual({ unchanged: 3 })
  expect(counts(await seller.send(csvOf(exported)))).toEqual({ unchanged: 3 })
})

test('P064 of an XML file what is left out stays, and what is wrong is told by its ad', async () => {
  const seller = await addSeller()
  await seller.send(xmlOf([cellsOf('A1'), cellsOf('A2')]))
  const file = xmlOf([
    { 'Vlastní číslo': 'A1', Cena: 'Dohodou' },
    { 'Vlastní číslo': 'A2', Cena: 'mnoho' },
    { Cena: 'Dohodou' },
  ]).replace('</SHOPITEM>', '<SKLAD>3</SKLAD></SHOPITEM>')
  const sent = await seller.send(file)

  expect(sent).toMatchObject({ lines: 3, unknownColumns: ['SKLAD'] })
  expect(counts(sent)).toEqual({ changed: 1, refused: 2 })
  expect(
    (await seller.lines(sent.id)).map(({ line, number, faults }) => [line, number, faults]),
  ).toEqual([
    [1, 'A1', {}],
    [2, 'A2', { Cena: expect.stringContaining('celé číslo') }],
    [3, null, { 'Vlastní číslo': feedFault.noNumber }],
  ])
})

test('P064 a broken XML file and one with entities of its own place nothing', async () => {
  const seller = await addSeller()
  const torn = xmlOf(times(600, (n) => cellsOf(`A${n}`))).replace('</SHOP>', '')
  const bomb = '<!DOCTYPE SHOP [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><SHOP>&b;</SHOP>'
  for (const [file, fault] of [
    [torn, /poškozený/],
    [bomb, /DOCTYPE/],
    ['<SHOP/>', /žádný inzerát/],
  ] as const) {
    const sent = await seller.send(file)
    expect(sent).toMatchObject({ state: 'refused', lines: 0 })
    expect(sent.fault).toMatch(fault)
    expect(await seller.lines(sent.id)).toEqual([])
  }
  expect(await seller.ads()).toEqual([])
})

test('P064 ads placed by hand leave by their addresses and are given numbers by a file', async () => {
  const seller = await addSeller()
  const placed = await world.place(world.adOf(world.free), seller.as)
  const { slug } = placed.json().data
  const [row = {}] = await seller.exported()
  expect(row).toMatchObject({ 'Vlastní číslo': '', Inzerát: slug })
  expect(counts(await seller.send(csvOf([row])))).toEqual({ unchanged: 1 })

  const named = await seller.send(csvOf([{ ...row, 'Vlastní číslo': 'K-1' }]))
  expect(counts(named)).toEqual({ changed: 1 })
  const { Inzerát: _, ...rest } = row

  expect(counts(await seller.send(csvOf([{ ...rest, 'Vlastní číslo': 'K-1' }])))).toEqual({
    unchanged: 1,
  })
  expect(await seller.ads()).toHaveLength(1)
})

test('P064 a file says nothing of the ads of others', async () => {
  const [one, other] = [await addSeller(), await addSeller()]
  await one.send(csvOf([cellsOf('A1')]))
  const [ad] = await one.ads()
  const own = await other.send(
    csvOf([cellsOf('A1', { Text: 'Úplně jiný vůz, po druhém majiteli.' })]),
  )
  expect(counts(own)).toEqual({ created: 1 })
  const named = await other.send(csvOf([{ Inzerát: ad?.slug ?? '', Cena: '1' }]))

  expect(await other.lines(named.id)).toMatchObject([
    { outcome: 'refused', faults: { Inzerát: 'Takový inzerát mezi vašimi není.' } },
  ])
  expect(await one.ads()).toMatchObject([{ priceAmount: 15_000_000 }])
  const foreign = await call('GET', `/api/front/me/feeds/${named.id}/lines`, undefined, one.as)
  expect(foreign.statusCode).toBe(404)
})

test('P064 a trial changes nothing and says what would be', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1'), cellsOf('A2')]))
  const before = await seller.ads()
  const rows = [cellsOf('A1'), cellsOf('A3'), cellsOf('A4', { Cena: '0' })]
  const trial = await seller.send(csvOf(rows), { isDry: true, endsMissing: true })

  expect(counts(trial)).toEqual({ unchanged: 1, created: 1, refused: 1 })
  expect(trial).toMatchObject({ state: 'done', missing: 1, keptMissing: null })
  expect(await seller.ads()).toEqual(before)
})

test('P064 a wrong line is told by its columns in the words of the form, and stops no other', async () => {
  const seller = await addSeller()
  const wrong: readonly (readonly [Record<string, string>, Record<string, string>])[] = [
    [{ Nadpis: 'Auto' }, { Nadpis: formMessage.tooShort(FIELD_LABEL.heading, 5) }],
    [
      { Text: 'Krátké', Cena: 'mnoho' },
      {
        Text: formMessage.tooShort(FIELD_LABEL.content, 20),
        Cena: formMessage.crowns,
      },
    ],
    [{ Rubrika: 'neznama' }, { Rubrika: feedFault.unknownSection }],
    [{ Rubrika: '' }, { Rubrika: formMessage.choose(FIELD_LABEL.section) }],
    [
      { 'Druh inzerátu': 'dar' },
      { 'Druh inzerátu': 'Může tu být Nabídka, Poptávka, nebo Výměna.' },
    ],
    [{ Místo: 'Atlantida' }, { Místo: feedFault.unknownPlace }],
    [{ Místo: '999 99' }, { Místo: feedFault.unknownPlace }],
    [{ Palivo: 'uhlí' }, { Palivo: 'Může tu být benzín, nafta, LPG, CNG, hybrid, nebo elektro.' }],
    [{ Nadpis: 'Volejte 777 123 456' }, { Nadpis: formMessage.contactInHeading }],
    [
      { 'Vlastní číslo': '' },
      { 'Vlastní číslo': 'Doplňte vlastní číslo, podle kterého inzerát příště poznáme.' },
    ],
    [{ 'Vlastní číslo': 'N1' }, { 'Vlastní číslo': 'Stejné vlastní číslo má už řádek 2.' }],
    [
      { 'Vlastní číslo': 'x'.repeat(65) },
      { 'Vlastní číslo': 'Vlastní číslo může mít nejvýše 64\u00a0znaků.' },
    ],
    [
      { Rubrika: 'placena' },
      { Rubrika: 'Rubrika je placená. Nechte ji při nahrání zaplatit z\u00a0kreditu.' },
    ],
  ]
  const rows = [
    cellsOf('N1'),
    ...wrong.map(([changes], at) => cellsOf(`N${at + 2}`, changes)),
    cellsOf('N99'),
  ]
  const feed = await seller.send(csvOf(rows))

  expect(counts(feed)).toEqual({ created: 2, refused: wrong.length })
  expect((await seller.lines(feed.id, 'outcome=refused')).map(({ faults }) => faults)).toEqual(
    wrong.map(([, faults]) => faults),
  )
})

test('P064 a line is told what its place and its section lack', async () => {
  const parent = await world.addSection({ slug: 'stroje' })
  await world.addSection({ slug: 'bagry', parentId: parent.id, level: 2 })
  const seller = await addSeller({ localityId: null })
  const feed = await seller.send(
    csvOf([cellsOf('A1', { Místo: '' }), cellsOf('A2', { Rubrika: 'stroje' }), cellsOf('A3')]),
  )

  expect((await seller.lines(feed.id)).map(({ faults }) => faults)).toEqual([
    { Místo: feedFault.noPlace },
    { Rubrika: feedFault.parentSection },
    {},
  ])
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['Windows 1250', inWindows],
  ['ISO 8859-2', inLatin],
])('P064 a file in %s is read', async (_, encode) => {
  const seller = await addSeller()
  for (const separator of [';', ',', '\t']) {
    const number = `Ž${separator.charCodeAt(0)}`
    const text = `Čisté vozidlo se šesti kvalty, ${number}`
    const file = [
      ['Vlastní číslo', 'Rubrika', 'Nadpis', 'Text', 'Cena'],
      [number, 'auta', 'Prodám kočár', `"${text}"`, '"1 500,-"'],
    ]
      .map((cells) => cells.join(separator))
      .join('\n')
    expect(counts(await seller.send(encode(file)))).toEqual({ created: 1 })
    expect((await seller.ads()).at(-1)).toMatchObject({
      ownNumber: number,
      heading: 'Prodám kočár',
      content: text,
      priceAmount: 150_000,
    })
  }
})

test('P064 the encoding of a file is recognised by the letters that it alone writes', async () => {
  const seller = await addSeller()
  for (const [file, number, heading] of [
    [Buffer.from('A1;Prodám \xa9kodu roku \xbeen', 'latin1'), 'A1', 'Prodám Škodu roku žen'],
    [Buffer.from('A2;Prodám vozidlo \x96 \xa9koda', 'latin1'), 'A2', 'Prodám vozidlo – ©koda'],
    [Buffer.from('A3;Prodám vozy \xa9 Novák', 'latin1'), 'A3', 'Prodám vozy © Novák'],
  ] as const) {
    const head = inWindows('Vlastní číslo;Nadpis;Rubrika;Text;Cena\n')
    const rest = inWindows(';auta;Zachovalé vozidlo po babičce.;Dohodou\n')
    await seller.send(Buffer.concat([head, file, rest]))
    expect((await seller.ads()).find(({ ownNumber }) => ownNumber === number)).toMatchObject({
      heading,
    })
  }
})

test.each([
  ['', 'a\r\n\r\n', 'V\u00a0prvním řádku chybí sloupec „Vlastní číslo“.'],
  ['', 'Vlastní číslo;Nadpis\n', 'V\u00a0souboru není žádný řádek s\u00a0inzerátem.'],
  ['', '\n\n \n', 'V\u00a0souboru není žádný řádek s\u00a0inzerátem.'],
  ['', 'Vlastní číslo;Cena;CENA\nA;1;1', 'Sloupec „Cena“ je v\u00a0souboru dvakrát.'],
  [
    'of a million columns ',
    `Vlastní číslo${';'.repeat(1_000_000)}\nA`,
    'Řádek je delší než 32\u00a0000\u00a0znaků. Nechybí někde uvozovky?',
  ],
  [
    'of a spreadsheet ',
    'PK\u0003\u0004\u0014\0\u0006\0',
    feedFault.wrongKind('sešit nebo archiv ZIP'),
  ],
  ['of a document ', '%PDF-1.7\n%1 0 obj\n', feedFault.wrongKind('PDF')],
  ['of a page ', '<!DOCTYPE html>\n<html lang="cs">', feedFault.wrongKind('stránka HTML')],
  ['of nobody knows what ', '\u0001\u0002\u0003\u0004;\u0005', feedFault.noTable],
  [
    'of XML without ads ',
    '<?xml version="1.0"?><SHOP></SHOP>',
    'V\u00a0souboru XML není žádný inzerát. Má být prvkem uvnitř kořenového prvku.',
  ],
  ['of many columns ', `Vlastní číslo${';x'.repeat(300)}\nA`, 'Řádek má víc než 200\u00a0sloupců.'],
])('P064 a file %sthat will not do is refused as a whole: %#', async (_, file, fault) => {
  const seller = await addSeller()
  const feed = await seller.send(file)

  expect(feed).toMatchObject({ state: 'refused', fault, lines: 0 })
  expect(await db.select().from(feedLines).where(eq(feedLines.feedId, feed.id))).toEqual([])
  expect(await db.select().from(feedPieces).where(eq(feedPieces.feedId, feed.id))).toEqual([])
})

test('P064 unclosed quotes, NULs and endless lines take along no line but their own', async () => {
  const seller = await addSeller()
  const [head = '', one = '', two = '', three = ''] = csvOf(
    times(3, (n) => cellsOf(`A${n}`)),
  ).split(/(?<=\r\n)/)
  const feed = await seller.send(
    [
      head,
      one,
      'B1;"auta;nikdy nezavřeno\r\n',
      two,
      'B2;auta;nul\0a\r\n',
      `B3;auta;${'x'.repeat(600_000)}\r\n`,
      `B4${';'.repeat(400)}\r\n`,
      'B5;"auta"x;\r\n',
      three.trimEnd(),
    ].join(''),
  )

  expect(counts(feed)).toEqual({ created: 3, refused: 5 })
  expect((await seller.lines(feed.id)).map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'created'],
    [3, 'refused'],
    [4, 'created'],
    [5, 'refused'],
    [6, 'refused'],
    [7, 'refused'],
    [8, 'refused'],
    [9, 'created'],
  ])
  const [unreadable] = await seller.lines(feed.id, 'outcome=refused')
  expect(unreadable?.faults[''], JSON.stringify(unreadable)).toContain('Uvozovky')
})

const OPENING = 'a";"""\n'

test('P064 a file whose quotes stay open on every line is given up before it costs much', async () => {
  const seller = await addSeller()
  const few = await seller.send(`Vlastní číslo;Nadpis\n${OPENING.repeat(300)}`, { isDry: true })
  expect(counts(few)).toEqual({ refused: 300 })
  const many = await seller.send(`Vlastní číslo;Nadpis\n${OPENING.repeat(30_000)}`)

  expect(many).toMatchObject({ state: 'refused', lines: 0, fault: feedFault.unreadable('lost') })
})

/** Forty units of UTF-16 end within the last sign. */
const CUT = `${'x'.repeat(39)}🚲🚲`

test.each([
  ['CSV', `Vlastní číslo;${CUT}\nA1;a\n`],
  [
    'XML',
    `<SHOP><SHOPITEM><ITEM_ID>A1</ITEM_ID><PARAM><PARAM_NAME>${CUT}</PARAM_NAME></PARAM></SHOPITEM></SHOP>`,
  ],
])('P064 the name of an unknown column of %s is cut to what can be kept', async (_, file) => {
  const seller = await addSeller()
  const feed = await seller.send(file, { isDry: true })

  expect(feed).toMatchObject({ state: 'done', unknownColumns: [`${'x'.repeat(39)}\ufffd`] })
})

test('P064 a file that cannot be kept stops no other', async () => {
  const [seller, other] = [await addSeller(), await addSeller()]
  const file = csvOf([cellsOf('A1')])
  const id = await seller.upload(file)
  const [line] = [{ feedId: id, line: 1 }]
  // Its first line is there already: the reader meets what PostgreSQL refuses.
  await db.insert(feedLines).values([line, { ...line, line: 2 }])
  const others = await other.send(file)

  expect(others).toMatchObject({ state: 'done' })
  expect(await seller.read(id)).toMatchObject({ state: 'refused', fault: feedFault.failed })
})

test('P064 a file is tried again when it was us who failed, for a day', async () => {
  const [late, seller, other] = [await addSeller(), await addSeller(), await addSeller()]
  const file = csvOf([cellsOf('A1')])
  const failing = [await late.upload(file), await seller.upload(file)] as const
  const mend = await spoilRow(database, 'feed_lines', `new.feed_id in (${failing})`)
  for (const [at, seconds] of [86_401, 86_399].entries())
    await db
      .update(feeds)
      .set({ createdAt: new Date(clock.read().getTime() - seconds * 1_000) })
      .where(eq(feeds.id, failing[at] ?? 0))

  expect(await other.send(file)).toMatchObject({ state: 'done' })
  expect(await late.read(failing[0])).toMatchObject({ state: 'refused', fault: feedFault.failed })
  await mend()
  clock.pass(599)
  await world.work()
  expect(await seller.read(failing[1])).toMatchObject({ state: 'waiting' })
  clock.pass(2)
  await world.work()
  expect(await seller.read(failing[1])).toMatchObject({ state: 'done' })
})

test('P064 lines that are hard to judge are worked on a few at a time', async () => {
  const seller = await addSeller()
  const id = await seller.upload(csvOf(times(9, (n) => cellsOf(`A${n}`))), { isDry: true })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 400

    return now
  })
  let steps = 0
  const turn = Object.defineProperty(new AbortController().signal, 'aborted', {
    get: () => {
      steps += 1

      return steps > 2
    },
  })
  await work(turn)
  vi.restoreAllMocks()
  const { created = 0 } = counts(await seller.read(id))

  expect(created).toBeGreaterThan(0)
  expect(created).toBeLessThan(9)
  await work()
  expect(counts(await seller.read(id))).toEqual({ created: 9 })
})

test('P064 50 000 lines are worked on, one more is refused', { timeout: 240_000 }, async () => {
  const seller = await addSeller()
  const line = (n: number) => `${n};nikde;Vůz ${n};Zachovalý vůz po prvním majiteli.;abc\n`
  const file = `Vlastní číslo;Rubrika;Nadpis;Text;Cena\n${times(FEED_LINES_MAX, line).join('')}`
  const feed = await seller.send(file, { isDry: true })
  expect(counts(feed)).toEqual({ refused: FEED_LINES_MAX })
  const more = await seller.send(file + line(FEED_LINES_MAX + 1))

  expect(more).toMatchObject({ state: 'refused', lines: 0 })
  expect(more.fault).toBe('Soubor má víc než 50\u00a0000\u00a0řádků. Rozdělte ho prosím.')
})

test('P064 two files sent at once: one gives way, and no ad is placed twice', async () => {
  const seller = await addSeller()
  const file = Buffer.from(csvOf(times(30, (n) => cellsOf(`A${n}`))))
  const [one, other] = await Promise.all([1, 2].map(() => seller.begin(file.length)))
  const ids = [one, other].map((answer) => answer?.json().data.id as number)
  const sent = await Promise.all(ids.map((id) => seller.sendPiece(id, 0, file)))
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  const busy = await seller.begin(file.length)
  expect(busy.statusCode).toBe(409)
  await Promise.all([work(), work(), work()])

  const [feed] = await seller.list()
  expect(feed && counts(feed)).toEqual({ created: 30 })
  expect(await seller.ads()).toHaveLength(30)
})

test('P064 a run that is cut off goes on where it was, and changes nothing twice', async () => {
  const seller = await addSeller()
  const id = await seller.upload(csvOf(times(60, (n) => cellsOf(`A${n}`))))
  let turns = 2
  const cut = {
    get aborted() {
      return turns-- <= 0
    },
  } as AbortSignal
  await work(cut)
  const half = await seller.read(id)
  // As many as a step takes, on a slow machine fewer.
  expect(half.state).toBe('working')
  expect(half.outcomes.created).toBeGreaterThan(0)
  expect(half.outcomes.created).toBeLessThanOrEqual(20)
  await work()
  await work()

  expect(counts(await seller.read(id))).toEqual({ created: 60 })
  expect(await seller.ads()).toHaveLength(60)
})

test('P064 pieces of a file may come in any order and twice, but of their length alone', async () => {
  const seller = await addSeller()
  const rows = times(900, (n) =>
    cellsOf(`A${n}`, { Text: `Vůz ${n}. ${'Zachovalý. '.repeat(25)}` }),
  )
  const file = Buffer.from(csvOf(rows))
  expect(file.length).toBeGreaterThan(FEED_PIECE_BYTES)
  const { id } = (await seller.begin(file.length, { isDry: true })).json().data
  const [first, last] = [file.subarray(0, FEED_PIECE_BYTES), file.subarray(FEED_PIECE_BYTES)]
  const statuses = []
  for (const [position, bytes] of [
    [1, first],
    [0, last],
    [2, last],
    [1, last],
    [1, last],
    [0, first],
    [0, first],
  ] as const)
    statuses.push((await seller.sendPiece(id, position, bytes)).statusCode)
  expect(statuses).toEqual([422, 422, 422, 200, 200, 200, 200])
  await work()

  expect(counts(await seller.read(id))).toEqual({ created: 900 })
})

test('P064 a file needs a firm with a confirmed address, a name and a permitted size', async () => {
  const [person, unproved, seller] = [
    await addSeller({ kind: 'private' }),
    await addSeller({ emailVerifiedAt: null }),
    await addSeller(),
  ]
  expect((await person.begin(10)).json()).toMatchObject({ code: 'forbidden' })
  expect((await unproved.begin(10)).json()).toMatchObject({ code: 'forbidden' })
  const bytes = FEED_BYTES
  expect((await seller.begin(bytes + 1)).statusCode).toBe(422)
  expect((await seller.begin(0)).statusCode).toBe(422)
  expect((await seller.begin(bytes, { name: ' \t\u00a0' })).json().errors).toEqual({
    name: ['Pole „název“ je povinné.'],
  })

  expect((await seller.begin(bytes)).statusCode).toBe(201)
})

const TOO_MUCH = 'Za hodinu jste nahráli tolik souborů, že se do ní tenhle už nevejde.'

test('P064 the bytes of an hour’s files are bounded for each account', async () => {
  const [seller, other] = [await addSeller(), await addSeller()]
  const largest = FEED_BYTES
  for (let n = 0; n < LARGEST_FEEDS_AN_HOUR - 1; n += 1)
    expect((await seller.begin(largest, { isDry: true })).statusCode).toBe(201)
  expect((await seller.begin(largest - 1024)).statusCode).toBe(201)
  const refused = await seller.begin(2 * 1024, { isDry: true })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.bytes[0]).toBe(
    `${TOO_MUCH} Pošlete ho prosím za\u00a060\u00a0minut.`,
  )

  expect((await other.begin(largest)).statusCode).toBe(201)
  expect((await seller.begin(1024)).statusCode).toBe(201)
  clock.pass(3_600)
  expect((await seller.begin(largest)).statusCode).toBe(201)
})

test('P064 many short lines count as the work they make', async () => {
  const seller = await addSeller()
  const largest = FEED_BYTES
  for (let n = 0; n < LARGEST_FEEDS_AN_HOUR; n += 1)
    await seller.begin(largest - 100 * 1024, { isDry: true })
  const short = (count: number) => `Vlastní číslo\n${times(count, String).join('\n')}`
  expect(await seller.send(short(500), { isDry: true })).toMatchObject({
    state: 'done',
    lines: 500,
  })
  const refused = await seller.send(short(500), { isDry: true })

  expect(refused).toMatchObject({ state: 'refused', lines: 0 })
  expect(refused.fault).toContain(TOO_MUCH)
})

test('P064 what a file leaves out is ended when asked for, and only then', async () => {
  const [seller, other] = [await addSeller(), await addSeller()]
  const rows = times(12, (n) => cellsOf(`A${n}`))
  await seller.send(csvOf(rows))
  await other.send(csvOf(times(3, (n) => cellsOf(`B${n}`))))
  const byHand = await world.place(world.adOf(world.free), seller.as)
  const rest = rows.slice(0, 8)
  expect((await seller.send(csvOf(rest))).missing).toBe(0)

  const feed = await seller.send(csvOf([...rest.slice(0, 7), { ...rest[7], Cena: '0' }]), {
    endsMissing: true,
  })

  expect(feed).toMatchObject({ missing: 4, keptMissing: null })
  expect(counts(feed)).toEqual({ unchanged: 7, refused: 1 })
  const all = await seller.ads()
  const ended = all.filter(({ state }) => state === 'closed' || state === 'deleted')
  expect(ended.map(({ ownNumber }) => ownNumber)).toEqual(['A9', 'A10', 'A11', 'A12'])
  const kept = all.find(({ slug }) => slug === byHand.json().data.slug)
  expect(kept?.state).not.toMatch(/closed|deleted/)
  expect((await other.ads()).map(({ state }) => state)).toEqual(times(3, () => 'published'))

  const back = await seller.send(csvOf(rows.slice(8, 9)))
  expect(counts(back)).toEqual({ created: 1 })
  expect((await seller.ads()).filter(({ ownNumber }) => ownNumber === 'A9')).toHaveLength(1)
})

test('P064 a file that would end most ads, or does not say which it means, ends none', async () => {
  const seller = await addSeller()
  const rows = times(12, (n) => cellsOf(`A${n}`))
  await seller.send(csvOf(rows))
  const most = await seller.send(csvOf(rows.slice(0, 2)), { endsMissing: true })
  expect(most).toMatchObject({
    missing: 10,
    state: 'done',
    keptMissing:
      'V\u00a0souboru chybí 10\u00a0inzerátů z\u00a012. To vypadá na neúplný soubor nebo jiná vlastní čísla, a\u00a0tak jsme žádný neukončili.',
  })
  const nameless = await seller.send(`${csvOf(rows.slice(0, 8))}A9;"auta;x\r\n`, {
    endsMissing: true,
  })
  expect(nameless.keptMissing).toContain('Na řádku 10')

  expect((await seller.ads()).every(({ state }) => state !== 'closed' && state !== 'deleted')).toBe(
    true,
  )
})

test('P064 a file with other numbers for the same ads ends none, in a trial or for real', async () => {
  const seller = await addSeller()
  const rows = times(12, (n) => cellsOf(`00${n}`))
  await seller.send(csvOf(rows))
  const bare = csvOf(rows.map((row, at) => ({ ...row, 'Vlastní číslo': String(at + 1) })))
  for (const isDry of [true, false])
    expect(await seller.send(bare, { isDry, endsMissing: true })).toMatchObject({
      missing: 12,
      state: 'done',
      keptMissing: expect.stringContaining('chybí 12\u00a0inzerátů z\u00a012.'),
    })

  expect((await seller.ads()).filter(({ state }) => state === 'closed')).toEqual([])
})

test('P064 ads in paid sections are paid by credit when asked for, as far as it reaches', async () => {
  const seller = await addSeller()
  const bought = await call('POST', '/api/front/me/credit/orders', { credit: 20_000 }, seller.as)
  await world.bring(bought.json().meta.payment.redirect.fields)
  const rows = times(5, (n) => cellsOf(`P${n}`, { Rubrika: 'placena' }))
  const feed = await seller.send(csvOf(rows), { paysByCredit: true })

  expect(counts(feed)).toEqual({ created: 4, refused: 1 })
  const [refused] = await seller.lines(feed.id, 'outcome=refused')
  expect(refused?.faults[''], JSON.stringify(refused)).toContain('kredit')
  const { data } = (await call('GET', '/api/front/me/credit', undefined, seller.as)).json()
  expect(data.balance).toBe(20_000 - 4 * 4_900)
  expect(await seller.ads()).toHaveLength(4)
  // The file's report tells of them; the one letter is of the credit that was bought.
  const paid = await db.select().from(outbox).where(eq(outbox.template, 'orderPaid'))
  expect(paid).toHaveLength(1)
})

test('P064 section and type stay; an ad that was blocked or reserved is not changed', async () => {
  const seller = await addSeller()
  const rows = times(4, (n) => cellsOf(`A${n}`))
  await seller.send(csvOf(rows))
  const set = (number: string, changes: object) =>
    db
      .update(ads)
      .set(changes)
      .where(and(eq(ads.userId, seller.userId), eq(ads.ownNumber, number)))
  await set('A3', { state: 'blocked' })
  await set('A4', { state: 'closed', closedReason: 'reserved' })
  const changed = rows.map((row) => ({ ...row, Cena: '99' }))
  const feed = await seller.send(
    csvOf([
      { ...changed[0], Rubrika: 'zdarma' },
      { ...changed[1], 'Druh inzerátu': 'Poptávka' },
      ...changed.slice(2),
    ]),
  )
  const { fixed } = feedFault

  expect((await seller.lines(feed.id)).map(({ faults }) => faults)).toEqual([
    { Rubrika: fixed },
    { 'Druh inzerátu': fixed },
    { '': 'Inzerát jsme zablokovali, změnit ho nejde.' },
    { '': 'Inzerát je rezervovaný. Změníte ho, až rezervaci zrušíte.' },
  ])
})

test('P064 columns that are not in the file stay as they are; unknown ones are told', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1', { Palivo: 'nafta' })]))
  const [before] = await seller.ads()
  const feed = await seller.send('Vlastní číslo;Cena;Sklad\nA1;99;7\n')

  expect(counts(feed)).toEqual({ changed: 1 })
  expect(feed.unknownColumns).toEqual(['Sklad'])
  expect(await seller.ads()).toMatchObject([
    {
      priceAmount: 9_900,
      heading: before?.heading,
      content: before?.content,
      attributes: { palivo: 'nafta' },
    },
  ])
})

test('P064 a change that waits for a person counts as the last word', async () => {
  const seller = await addSeller()
  await seller.send(csvOf([cellsOf('A1')]))
  const [ad] = await seller.ads()
  await db
    .update(ads)
    .set({ state: 'published', stateReason: null, publishedAt: new Date(0) })
    .where(eq(ads.id, ad?.id ?? 0))
  const mended = csvOf([cellsOf('A1', { Nadpis: 'Prodám jiný vůz A1' })])
  expect(counts(await seller.send(mended))).toEqual({ changed: 1 })
  const revisions = () =>
    db
      .select()
      .from(adRevisions)
      .where(eq(adRevisions.adId, ad?.id ?? 0))
  const [revision] = await revisions()
  expect(revision).toMatchObject({ heading: 'Prodám jiný vůz A1' })

  expect(counts(await seller.send(mended))).toEqual({ unchanged: 1 })
  expect(await revisions()).toEqual([revision])
  expect(await seller.exported()).toMatchObject([{ Nadpis: 'Prodám jiný vůz A1' }])
})

test('P064 a place is told by its code, and by its name where a code has several', async () => {
  const seller = await addSeller()
  await world.addPlace({ psc: '25741', municipalityName: 'Týnec', cityDistrictName: null })
  const second = await world.addPlace({
    psc: '25741',
    municipalityName: 'Chářovice',
    cityDistrictName: null,
  })
  const feed = await seller.send(
    csvOf([
      cellsOf('A1', { Místo: '257 41' }),
      cellsOf('A2', { Místo: '25741 charovice' }),
      cellsOf('A3', { Místo: '' }),
    ]),
  )
  expect((await seller.lines(feed.id)).map(({ faults }) => faults)).toEqual([
    {
      Místo: 'Pod tímto PSČ je víc míst: Týnec a\u00a0Chářovice. Připište k\u00a0němu jméno místa.',
    },
    {},
    {},
  ])
  const [user] = await db.select().from(users).where(eq(users.id, seller.userId))

  expect((await seller.ads()).map(({ localityId }) => localityId)).toEqual([
    second,
    user?.localityId,
  ])
})

test('P064 P031 no ad of a file goes out under the portal’s name, and its trial says so', async () => {
  const seller = await addSeller()
  await db.update(users).set({ firstName: 'Redakce Inzrt' }).where(eq(users.id, seller.userId))
  for (const isDry of [true, false]) {
    const feed = await seller.send(csvOf([cellsOf('A1')]), { isDry })

    expect((await seller.lines(feed.id)).map(({ faults }) => faults)).toEqual([
      { '': NAME_FAULTS.notShown },
    ])
  }
  expect(await seller.ads()).toEqual([])
})

test('P064 files go with their account, and those of a blocked one stop', async () => {
  const [gone, blocked] = [await addSeller(), await addSeller()]
  await gone.upload(csvOf([cellsOf('A1')]))
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, gone.as)
  expect(await db.select().from(feeds).where(eq(feeds.userId, gone.userId))).toEqual([])
  await blocked.upload(csvOf([cellsOf('A1')]))
  await db.update(users).set({ blockedAt: clock.read() }).where(eq(users.id, blocked.userId))
  await work()

  expect(await db.select().from(feeds).where(eq(feeds.userId, blocked.userId))).toMatchObject([
    { state: 'refused', fault: 'Účet je zablokovaný, inzeráty z\u00a0něj vkládat nejde.' },
  ])
  expect(await blocked.ads()).toEqual([])
})

test('P064 a file that never came whole is forgotten after a day, a report after ninety', async () => {
  const seller = await addSeller()
  await seller.begin(10)
  const { id } = await seller.send(csvOf([cellsOf('A1')]))
  await seller.begin(10)
  const kept = async () =>
    (await db.select().from(feeds).where(eq(feeds.userId, seller.userId))).map((feed) => feed.id)
  clock.pass(86_399)
  await sweepFeeds(database, clock.read)
  expect(await kept()).toHaveLength(2)
  clock.pass(2)
  await sweepFeeds(database, clock.read)
  expect(await kept()).toEqual([id])
  clock.pass(89 * 86_400 - 60)
  await sweepFeeds(database, clock.read)
  expect(await kept()).toEqual([id])
  clock.pass(120)
  await sweepFeeds(database, clock.read)

  expect(await kept()).toEqual([])
})

test('P064 a file that stops its process waits behind others, ever longer, and is given up', async () => {
  const [seller, other] = [await addSeller(), await addSeller()]
  const id = await seller.upload(csvOf([cellsOf('A1')]))
  const release = Promise.withResolvers<void>()
  const hanging = world.work(undefined, {
    catalogue: async () => {
      await release.promise
      throw new Error('The process was killed.')
    },
  })
  await expect
    .poll(async () => (await db.select().from(feeds).where(eq(feeds.id, id)))[0]?.tries)
    .toBe(1)
  expect(await other.send(csvOf([cellsOf('B1')]))).toMatchObject({ state: 'done' })
  expect(await seller.read(id)).toMatchObject({ state: 'waiting' })

  release.resolve()
  await hanging
  // As it stands when the process is gone: taken, and nobody there who would end the step.
  const taken = async (tries: number, seconds: number) => {
    const workedAt = new Date(clock.read().getTime() + seconds * 1_000)
    await db.update(feeds).set({ state: 'waiting', tries, workedAt }).where(eq(feeds.id, id))
  }
  await taken(5, 60)
  await world.work()
  expect(await seller.read(id)).toMatchObject({ state: 'waiting' })
  clock.pass(61)
  await world.work()

  expect(await seller.read(id)).toMatchObject({ state: 'refused', fault: feedFault.failed })
})

test('P064 a file whose process died is worked on in its later turn', async () => {
  const seller = await addSeller()
  const id = await seller.upload(csvOf([cellsOf('A1')]))
  const workedAt = new Date(clock.read().getTime() + 60_000)
  await db.update(feeds).set({ tries: 1, workedAt }).where(eq(feeds.id, id))
  clock.pass(60)
  await world.work()

  expect(await seller.read(id)).toMatchObject({ state: 'done' })
  expect((await db.select().from(feeds).where(eq(feeds.id, id)))[0]?.tries).toBe(0)
})

test('P064 files that make room for the next one, and reports, are the account’s own', async () => {
  const [seller, other] = [await addSeller(), await addSeller()]
  const { id } = (await other.begin(10)).json().data
  for (let sent = 0; sent < 2; sent++) expect((await seller.begin(10)).statusCode).toBe(201)

  expect(await other.read(id)).toMatchObject({ state: 'arriving' })
})
