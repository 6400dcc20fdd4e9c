import { expect, test } from 'vitest'
import { markedWords } from './markedWords.ts'
import { toSectionRow } from './toSectionRow.ts'

const section = (name: string) => ({
  slug: 'rubrika',
  parentSlug: null,
  name,
  icon: null,
  adsCount: 1,
  theme: { theme: null },
})
const typed = 'skříň do 20 km od Kuřimi'
const meant = { understood: { q: 'skříň', place: 'Kuřim', radius: 20 } }

test('V003 a word that names a place or a price marks nothing in results', () => {
  const marks = (name: string) => toSectionRow(section(name), markedWords(meant, typed), '/').marks

  expect(marks('Zdarma za odvoz')).toEqual([])
  expect(marks('Skříně a komody')).toEqual([[0, 6]])
})

test('V003 where no word does, all of them mark', () => {
  expect(markedWords({ understood: null }, typed)).toBe(typed)
  expect(markedWords(null, typed)).toBe(typed)
})

test('V003 a word with a minus marks nothing either', () => {
  expect(markedWords(null, 'skříň -bílá')).toBe('skříň')
})
