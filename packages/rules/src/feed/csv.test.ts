import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvReader, csvLine, findSeparator, readCells } from '../feed.ts'
import { FEED_COLUMNS_MAX, FEED_LINE_MAX } from '../limits.ts'

/** Everything a reader tells of a text that comes in pieces. */
const read = (pieces: readonly string[], separator = ';') => {
  const reader = createCsvReader(separator)

  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]
}

const cells = (text: string, separator?: string) =>
  read([text], separator).map((record) => ('cells' in record ? record.cells : record.fault))

test.each([
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\r\nc;d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  ['"a;b";"c\n""d"""', [['a;b', 'c\n"d"']]],
  [
    'a;;\n;b',
    [
      ['a', '', ''],
      ['', 'b'],
    ],
  ],
  ['\n\n ; \na', [['a']]],
  ['a"b;c', [['a"b', 'c']]],
  ['', []],
])('P064 %j has these cells', (text, expected) => {
  expect(cells(text)).toEqual(expected)
})

test.each([
  ['"a\nb\nc', ['quotes', ['b'], ['c']]],
  ['"a"b\nc', ['quotes', ['c']]],
  ['a\0\nb', ['not_text', ['b']]],
  [`${'x'.repeat(FEED_LINE_MAX + 1)}\nb`, ['too_long', ['b']]],
  [`"${'x\n'.repeat(FEED_LINE_MAX)}`, ['too_long', ...Array(FEED_LINE_MAX - 1).fill(['x'])]],
  [`${';'.repeat(FEED_COLUMNS_MAX)}x\nb`, ['too_many_columns', ['b']]],
])('P064 a line that cannot be read takes along no other: %#', (text, expected) => {
  expect(cells(text)).toEqual(expected)
})

test('P064 lines that each open a quote are read until too many were looked at in vain', () => {
  const records = read(['a";"""\n'.repeat(20_000), 'b\n'])

  expect(records.at(-1)).toEqual({ line: records.length, fault: 'lost' })
  expect(records.length).toBeLessThan(600)
})

test('P064 lines are counted as an editor counts them', () => {
  const lines = read(['\na;"b\r\nc"\r\n\r\n"x\ry\n', 'z']).map(({ line }) => line)

  expect(lines).toEqual([2, 5, 6, 7])
})

test('P064 what a reader tells does not depend on the pieces a text comes in', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ';', '"', '\r', '\n', '\0'), maxLength: 60 })
  fc.assert(
    fc.property(text, (written) => {
      expect(read([...written])).toEqual(read([written]))
    }),
    { examples: [['""a\r\na'], ['""a\ra'], ['"\r\n']] },
  )
})

test('P064 a line that never ends is thrown away as it comes', () => {
  const reader = createCsvReader(';')
  const piece = 'x'.repeat(1_000_000)
  // Together they are longer than any string can be.
  const told = Array.from({ length: 600 }, () => reader.read(piece)).flat()

  expect([...told, ...reader.read('y\nb\n'), ...reader.end()]).toEqual([
    { line: 1, fault: 'too_long' },
    { line: 2, cells: ['b'] },
  ])
})

const line = fc.array(fc.string({ unit: fc.constantFrom(...'a ;,"\'=+-@\t\n\r') }), {
  minLength: 1,
  maxLength: 5,
})

test('P064 what is written is read again, and no cell begins as a formula does', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const written = lines.map(csvLine).join('')
      const texts = cells(written).map((record) =>
        readCells(['0', '1', '2', '3', '4'], record as string[]),
      )

      for (const record of cells(written))
        for (const cell of record) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      expect(texts).toEqual(
        lines
          .filter((each) => each.some((cell) => cell.trim() !== '' || /^'*[\t\r]/.test(cell)))
          .map((each) =>
            Object.fromEntries([0, 1, 2, 3, 4].map((at) => [String(at), (each[at] ?? '').trim()])),
          ),
      )
    }),
  )
})

test.each(['=1+1', '+420', '-20 %', '@import', '\tx', '\rx', "'=x", "''-x"])(
  'P064 the cell %j is no formula in a file, and itself again afterwards',
  (cell) => {
    const [written = []] = cells(csvLine([cell])) as string[][]

    expect(written[0]).toBe(`'${cell}`)
    expect(readCells(['cell'], written)).toEqual({ cell: cell.trim() })
  },
)

test.each([
  ['Vlastní číslo;Cena, s DPH', ';'],
  ['Vlastní číslo,"Cena; s DPH"', ','],
  ['Vlastní číslo\tCena;\tText', '\t'],
  ['Vlastní číslo', ';'],
])('P064 the first line %j is separated by %j', (text, separator) => {
  expect(findSeparator(text)).toBe(separator)
})
