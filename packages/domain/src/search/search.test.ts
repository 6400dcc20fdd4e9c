import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightRanges, searchWords, tokenize, toStems } from '../search.ts'

test.each([
  ['BMW 320d', ['bmw', '320d']],
  ['e-mail, X-Trail', ['email', 'xtrail']],
  ['Brno-střed', ['brno', 'stred']],
  ["Levi's s.r.o.", ['levis', 'sro']],
  ['kolo 26" „jako nové“ 🚲', ['kolo', '26', 'jako', 'nove']],
  ['kolo.Brno', ['kolo', 'brno']],
  ['Byt 2+kk, 3 + 1 nebo 4KK', ['byt', '2+kk', '3+1', 'nebo', '4+kk']],
  ['sedačka 3+2+1, 13+1 kus', ['sedacka', '3', '2', '1', '13', '1', 'kus']],
  ['🚲 ... !!!', []],
])('P001 the words of „%s“ are %j', (text, words) => {
  expect(tokenize(text)).toEqual(words)
})

test('P001 a composed and a decomposed letter are one word', () => {
  expect(tokenize('sekačka'.normalize('NFD'))).toEqual(tokenize('sekačka'.normalize('NFC')))
})

test('P001 "sekacku" finds „sekačka“ and "CRV" finds „CR-V“', () => {
  const index = toStems('Prodám sekačku a Honda CR-V')
  for (const query of ['sekacka', 'SEKAČKY', 'hondy', 'CRV', 'cr-v'])
    for (const { stem } of searchWords(query)) expect(index).toContain(stem)
})

test('V003 the layout of a flat is one word, however it is written', () => {
  const text = 'Prodám byt 2 + kk, Brno'
  const [[start = 0, end] = []] = highlightRanges(text, '2kk')
  expect(text.slice(start, end)).toBe('2 + kk')
  for (const query of ['2+kk', '2kk', '2 kk', '2 + KK'])
    expect(searchWords(query)).toEqual([{ folded: '2+kk', stem: '2+kk' }])
})

test('P001 stop words count only when a query has nothing else', () => {
  expect(searchWords('kolo do Brna').map(({ folded }) => folded)).toEqual(['kolo', 'brna'])
  expect(searchWords('do').map(({ folded }) => folded)).toEqual(['do'])
  expect(toStems('kolo do Brna')).not.toContain('do')
})

test('P001 a query of two hundred words and a word of a thousand letters stay small', () => {
  const pasted = Array.from({ length: 200 }, (_, index) => `slovo${index}`).join(' ')
  expect(searchWords(pasted).length).toBeLessThanOrEqual(12)
  expect(searchWords('x'.repeat(1000))[0]?.folded.length).toBeLessThanOrEqual(40)
})

test('P001 every word of a text is found by itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zčřžšěíáé]{4,20}$/), (word) => {
      const [found] = searchWords(word)
      expect(toStems(`Nabídka ${word}`)).toContain(found?.stem)
    }),
  )
})

test('P001 highlighting marks whole words by stem or beginning, in the accented original', () => {
  const text = 'Prodám dětské kolo, kolečka a kola'
  const marked = (query: string) => highlightRanges(text, query).map(([a, b]) => text.slice(a, b))
  expect(marked('kolem')).toEqual(['kolo', 'kola'])
  expect(marked('kol')).toEqual(['kolo', 'kolečka', 'kola'])
  expect(marked('detska')).toEqual(['dětské'])
  expect(marked('')).toEqual([])
})

test('P001 highlighted ranges are ordered, apart and inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const ranges = highlightRanges(text, query)
      const flat = ranges.flat()
      expect(flat).toEqual([...flat].sort((a, b) => a - b))
      expect(flat.every((offset) => offset >= 0 && offset <= text.length)).toBe(true)
    }),
  )
})
