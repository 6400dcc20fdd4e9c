import { expect, test } from 'vitest'
import { pieceShare, wordPieces } from './wordPieces.ts'

test.each([
  ['a', ['_a_']],
  ['no', ['_no', 'no_', '_no_']],
  ['ano', ['_an', 'ano', 'no_', '_ano', 'ano_', '_ano_']],
  ['sova', ['_so', 'sov', 'ova', 'va_', '_sov', 'sova', 'ova_', '_sova', 'sova_', '_sova_']],
])('N013 the word „%s“ is known by %j', (word, pieces) => {
  expect(wordPieces(word)).toEqual(pieces)
})

test('N013 from 64 pieces on each counts the less, the more there are', () => {
  expect([1, 64, 256].map(pieceShare)).toEqual([1 / 8, 1 / 8, 1 / 16])
})
