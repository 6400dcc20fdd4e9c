import type { Feed, FeedLine } from '@inzrt/contracts/account/feed'
import { expect, test } from 'vitest'
import { toFeedFaults, toFeedReport } from './toFeedReport.ts'

const NO_PHOTOS = { waiting: 0, again: 0, againAt: null, failed: 0 }
const NOW = new Date('2026-05-04T06:02:00Z')
const FEED: Feed = {
  id: 7,
  name: 'nabidka.csv',
  state: 'done',
  fault: null,
  lines: 500,
  isDry: false,
  endsMissing: false,
  paysByCredit: false,
  isXml: false,
  outcomes: { created: 12, changed: 3, unchanged: 485, refused: 0 },
  photos: NO_PHOTOS,
  missing: 0,
  keptMissing: null,
  unknownColumns: [],
  createdAt: '2026-05-04T06:00:00Z',
  finishedAt: '2026-05-04T06:01:00Z',
}
const NONE = { created: 0, changed: 0, unchanged: 0, refused: 0 }

test.each<[Partial<Feed>, ReturnType<typeof toFeedReport>['tone'], string[]]>([
  [{}, 'good', ['Hotovo: 12\u00a0nových inzerátů, 3\u00a0změněné a\u00a0485\u00a0beze změny.']],
  [
    { isDry: true, missing: 2, outcomes: { ...NONE, refused: 1 } },
    'bad',
    [
      'Nanečisto: 1\u00a0odmítnutý řádek.',
      'Naostro by skončilo, protože v\u00a0souboru chybí: 2\u00a0inzeráty.',
    ],
  ],
  [
    { missing: 1, unknownColumns: ['Sklad', 'Marže'], outcomes: { ...NONE, created: 1 } },
    'good',
    [
      'Hotovo: 1\u00a0nový inzerát.',
      'Ukončeno: 1\u00a0inzerát.',
      'Nepoužili jsme sloupce, které neznáme: Sklad, Marže.',
    ],
  ],
  [
    { missing: 9, keptMissing: 'Chybí skoro všechno.', outcomes: { ...NONE, unchanged: 1 } },
    'bad',
    ['Hotovo: 1\u00a0beze změny.', 'Chybí skoro všechno.'],
  ],
  [
    { photos: { ...NO_PHOTOS, waiting: 1 }, outcomes: { ...NONE, created: 1 } },
    'waiting',
    ['Hotovo: 1\u00a0nový inzerát.', 'Fotky ještě stahujeme u\u00a01\u00a0inzerátu.'],
  ],
  [
    { photos: { ...NO_PHOTOS, waiting: 12, failed: 3 }, outcomes: { ...NONE, created: 20 } },
    'bad',
    [
      'Hotovo: 20\u00a0nových inzerátů.',
      'Fotky ještě stahujeme u\u00a012\u00a0inzerátů.',
      'Některé fotky se nepodařilo stáhnout u\u00a03\u00a0inzerátů.',
    ],
  ],
  [
    {
      photos: { ...NO_PHOTOS, again: 2, againAt: '2026-05-04T06:15:00Z' },
      outcomes: { ...NONE, created: 3 },
    },
    'waiting',
    [
      'Hotovo: 3\u00a0nové inzeráty.',
      'Některé fotky zatím nepřišly u\u00a02\u00a0inzerátů. Zkusíme to znovu 4.\u00a05.\u00a02026 8:15.',
    ],
  ],
  [{ state: 'refused', fault: 'V\u00a0souboru nic není.' }, 'bad', ['V\u00a0souboru nic není.']],
  [{ state: 'waiting' }, 'waiting', ['Soubor čeká na zpracování.']],
  [
    { state: 'working', outcomes: { ...NONE, created: 120 } },
    'waiting',
    ['Zpracováváme ho: 120 z\u00a0500 řádků.'],
  ],
  [
    { isXml: true, state: 'working', outcomes: { ...NONE, created: 120 } },
    'waiting',
    ['Zpracováváme ho: 120 z\u00a0500 inzerátů.'],
  ],
  [
    { isXml: true, outcomes: { ...NONE, created: 1, refused: 2 } },
    'bad',
    ['Hotovo: 1\u00a0nový inzerát a\u00a02\u00a0inzeráty s\u00a0chybou.'],
  ],
  [{ state: 'arriving' }, 'bad', ['Soubor se nenahrál celý. Nahrajte ho prosím znovu.']],
])('P064 a file is told in sentences: %#', (changes, tone, texts) => {
  expect(toFeedReport({ ...FEED, ...changes }, NOW)).toMatchObject({ tone, texts })
})

test('P064 a file that is worked on tells how far it is', () => {
  const outcomes = { ...NONE, created: 100, refused: 20 }

  expect(toFeedReport({ ...FEED, state: 'working', outcomes }, NOW).progress).toEqual({
    value: 120,
    max: 500,
  })
  expect(toFeedReport(FEED, NOW).progress).toBeUndefined()
  expect(toFeedReport({ ...FEED, isDry: true }, NOW).note).toBe(
    'kontrola nanečisto · 4.\u00a05.\u00a02026 8:00',
  )
})

test('P064 a line of a table is told as one, an ad of an XML file as an ad', () => {
  expect(toFeedReport(FEED, NOW).unit).toBe('Řádek')
  expect(toFeedReport({ ...FEED, isXml: true }, NOW).unit).toBe('Inzerát')
})

test('P064 a refused line is told by its columns', () => {
  const line = { line: 12, number: 'A1', outcome: 'refused', slug: null, photos: null } as const

  expect(toFeedFaults([{ ...line, faults: { Cena: 'Chybí.' } }], NOW)).toEqual([
    { lines: [{ line: 12, number: 'A1' }], faults: [{ column: 'Cena', text: 'Chybí.' }] },
  ])
})

test('P064 lines with the same fault are told together, in the order of the file', () => {
  const lineAt = (line: number, faults: FeedLine['faults']): FeedLine => ({
    line,
    number: `A${line}`,
    outcome: 'refused',
    slug: null,
    photos: null,
    faults,
  })
  const [price, place] = [{ Cena: 'Chybí.' }, { Místo: 'Chybí.' }]
  const told = toFeedFaults(
    [lineAt(2, price), lineAt(3, place), lineAt(4, price), lineAt(5, { ...price, ...place })],
    NOW,
  )

  expect(told.map(({ lines, faults }) => [lines.map(({ line }) => line), faults.length])).toEqual([
    [[2, 4], 1],
    [[3], 1],
    [[5], 2],
  ])
})

const FAULTS = ['1. fotka: server odpověděl chybou 503.']

test.each([
  [{ faults: [], againAt: null }, 'Čekají na stažení.'],
  [
    { faults: FAULTS, againAt: '2026-05-04T06:15:00Z' },
    `${FAULTS[0]} Zkusíme to znovu 4.\u00a05.\u00a02026 8:15.`,
  ],
  [{ faults: FAULTS, againAt: '2026-05-04T06:01:00Z' }, `${FAULTS[0]} Právě to zkoušíme znovu.`],
])(
  'P064 a line tells how far its photos are, why, and when they are tried again: %#',
  (photos, text) => {
    const line = {
      line: 2,
      number: 'A1',
      outcome: 'created',
      slug: null,
      faults: {},
      photos,
    } as const

    expect(toFeedFaults([line], NOW)[0]?.faults).toEqual([{ column: 'Fotky', text }])
  },
)
