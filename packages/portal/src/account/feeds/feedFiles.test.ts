import { sections } from '@inzrt/fixtures/sections/sections'
import { attributesOf } from '@inzrt/rules/attributes'
import { createCsvReader, feedHeader } from '@inzrt/rules/feed'
import { expect, test } from 'vitest'
import { sampleFile, toFeedFile, toReportFile } from './feedFiles.ts'
import { SAMPLES } from './samples.ts'

const read = async (file: Blob) => {
  const reader = createCsvReader(';')
  const text = await file.text()

  return [...reader.read(text), ...reader.end()].map((record) => 'cells' in record && record.cells)
}

test('P064 a file of ads has a column for everything that one of them says', async () => {
  const [head, one, two] = await read(
    toFeedFile([
      { 'Vlastní číslo': 'A1', Najeto: '10' },
      { 'Vlastní číslo': 'A2', Palivo: 'nafta' },
    ]),
  )

  expect(head).toEqual([
    'Vlastní číslo',
    'Inzerát',
    'Druh inzerátu',
    'Rubrika',
    'Nadpis',
    'Text',
    'Cena',
    'Místo',
    'Fotky',
    'Najeto',
    'Palivo',
  ])
  expect(one).toEqual(['A1', '', '', '', '', '', '', '', '', '10', ''])
  expect(two).toEqual(['A2', '', '', '', '', '', '', '', '', '', 'nafta'])
})

test.each([
  ['general', ['A-1', 'osobni-auta', '189000', 'Škoda', '148000']],
  ['adult', ['M-1', 'masaze', '2400']],
] as const)('P064 the sample of the %s site is a file as it should be', async (brand, cells) => {
  const [head = [], ...lines] = await read(sampleFile(brand))
  const names = attributesOf('car').map(({ name }) => name)

  expect(head && feedHeader(head, names)).toMatchObject({ unknown: [] })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toEqual(expect.arrayContaining([...cells]))
})

test.each(['general', 'adult'] as const)(
  'P064 a sample names sections the %s site has',
  (brand) => {
    const slugs = sections.filter((section) => section.brand === brand).map(({ slug }) => slug)

    expect(slugs).toEqual(
      expect.arrayContaining(SAMPLES[brand].map(({ sectionSlug }) => sectionSlug)),
    )
  },
)

const NOW = new Date('2026-05-04T06:02:00Z')

test('P064 the result of each line leaves as a file', async () => {
  const [, line] = await read(
    toReportFile({
      lines: [
        {
          line: 3,
          number: '=A',
          outcome: 'refused',
          slug: null,
          photos: null,
          faults: { '': 'Řádek je dlouhý.', Cena: 'Chybí.' },
        },
      ],
      isXml: false,
      now: NOW,
    }),
  )

  expect(line).toEqual(['3', "'=A", 'odmítnutý', 'Řádek je dlouhý. Cena: Chybí.', ''])
})

test('P064 the result of an XML file counts its ads, without lines, and tells of photos', async () => {
  const photos = { faults: ['1. fotka: na adresu se nejde připojit.'], againAt: null }
  const lines = [
    { line: 2, number: 'A1', outcome: 'created', slug: 'kolo-1', faults: {}, photos },
  ] as const
  const [head, line] = await read(toReportFile({ lines, isXml: true, now: NOW }))

  expect(head).toEqual(['Pořadí inzerátu', 'Vlastní číslo', 'Výsledek', 'Co je špatně', 'Inzerát'])
  expect(line).toEqual(['2', 'A1', 'nový', 'Fotky: Čekají na stažení.', 'kolo-1'])
})
