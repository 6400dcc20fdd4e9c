import { expect, test } from 'vitest'
import { isWished, wishesOf } from '../search.ts'

test.each([
  ['horské kolo, kytara', 'Vyměním pračku', 'Horské kolo Author 29"', true],
  ['horské kolo, kytara', 'Vyměním pračku', 'Kytara Yamaha, téměř nová', true],
  ['horské kolo', 'Vyměním pračku', 'Dětské kolo 20"', false],
  ['kola', 'Vyměním pračku', 'Vyměním dětské kolo za koloběžku', true],
  ['koloběžka', 'Vyměním pračku', 'Vyměním dětské kolo za koloběžku', false],
  ['kytara', 'Vyměním pračku', 'Obal na kytaru', false],
  ['nové kolo', 'Vyměním pračku', 'Starší kolo', true],
  ['něco nového', 'Vyměním pračku', 'Vyměním nové kolo', false],
  ['mixér nebo kávovar', 'Vyměním pračku', 'Kávovar DeLonghi', true],
  ['', 'Vyměním pračku za kytaru nebo kolo', 'Dětské kolo', true],
  ['', 'Vyměním pračku za kytaru', 'Pračka Whirlpool', false],
  ['kytara', 'Vyměním pračku za kolo', 'Dětské kolo', false],
])('N012 whether „%s“ of „%s“ is „%s“ is told by what is named', (wanted, own, thing, expected) => {
  expect(isWished(wishesOf(wanted, own), thing)).toBe(expected)
})

test.each([
  ['', 'Vyměním pračku'],
  ['cokoli, nabídněte', 'Vyměním pračku'],
  ['něco nového, zajímavá nabídka', 'Vyměním pračku'],
  ['', 'Vyměním pračku za menší'],
  ['dle dohody', 'Vyměním pračku'],
  ['', 'Vyměním pračku za 5 000 Kč'],
  ['20" 29"', 'Vyměním pračku'],
  [',,,;/', 'Vyměním pračku'],
])('N012 „%s“ of „%s“ names no thing', (wanted, heading) => {
  expect(wishesOf(wanted, heading)).toEqual([])
})

test('N012 what is looked for is letters and digits, whatever is written', () => {
  const words = wishesOf("levi's & | ! ( :* \\ <-> o'brien, \u0000kolo', ﷺ".repeat(4), '').flat()

  expect(words.length).toBeGreaterThan(0)
  for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
})

test('N012 ten things are looked for at most', () => {
  const things = 'kolo kytara pračka stůl židle lampa skříň postel sekačka vrtačka kamera hodiny'

  expect(wishesOf(things.split(' ').join(', '), '')).toHaveLength(10)
})
