import { describe, expect, test } from 'vitest'
import { accentedRoot } from './accentedRoot.ts'
import { diminutiveStems } from './diminutiveStems.ts'
import { readHeading } from './readHeading.ts'
import { readQuery } from './readQuery.ts'
import { stem } from './stem.ts'

const headOf = (heading: string): string | undefined =>
  readHeading(heading).find(({ role }) => role === 'head')?.written

describe('V002 the word that names the thing', () => {
  test.each([
    ['Prodám pračku Bosch Serie 4, v záruce', 'pračku'],
    ['Vyměním horské kolo za pračku', 'kolo'],
    ['Šatní skříň vyměním za kytaru', 'skříň'],
    ['Pokoj s pračkou ve sklepě', 'Pokoj'],
    ['Rohová sedačka', 'sedačka'],
    ['Bosch pračka', 'pračka'],
    ['Škoda Fabia 1.4', 'Škoda'],
    ['Kapota Octavia II', 'Kapota'],
    ['Prodám levně Fabii', 'Fabii'],
    ['Sada 4 zimních pneumatik', 'pneumatik'],
    ['Nový, nepoužitý mixér', 'mixér'],
    ['Po stěhování prodám gauč', 'gauč'],
    ['PRODAM LEDNICKU', 'LEDNICKU'],
    ['2x židle', 'židle'],
    ['Zvláštní xyzlík', 'xyzlík'],
  ])('of „%s“ is „%s“', (heading, head) => {
    expect(headOf(heading)).toBe(head)
  })
})

test('V002 a maker and its model are the thing together, where no other is named', () => {
  const headsOf = (heading: string) =>
    readHeading(heading).flatMap(({ role, written }) => (role === 'head' ? [written] : []))
  expect(headsOf('Prodám Škodu Octavia 1.9 TDI')).toEqual(['Škodu', 'Octavia'])
  expect(headsOf('Převodovka Škoda Octavia')).toEqual(['Převodovka'])
})

test.each([
  ['a preposition', 'Kamna na dřevo', 'dřevo'],
  ['a comma', 'Kamna, sporák', 'sporák'],
  ['a dash', 'Kamna - litinová', 'litinová'],
])('V002 a word behind %s is only mentioned', (_, heading, mentioned) => {
  expect(readHeading(heading).map(({ written, role }) => [written, role])).toEqual([
    ['Kamna', 'head'],
    [mentioned, 'mentioned'],
  ])
})

test('V002 accents tell apart words that are the same without', () => {
  expect(accentedRoot('štěňata')).toBe(accentedRoot('štěně'))
  expect(accentedRoot('štěně')).not.toBe(accentedRoot('stěna'))
  expect(accentedRoot('práh')).not.toBe(accentedRoot('Praha'))
  expect(accentedRoot('pračce')).toBe(accentedRoot('pračka'))
  expect(readHeading('PRODAM PRACKU').map(({ root }) => root)).toEqual([null, null])
})

test('V002 who writes „stěna“ means no „štěně“ and none of its other names', () => {
  expect(readQuery('štěně').terms[0]?.alternatives).not.toEqual([])
  expect(readQuery('stěna').terms[0]?.alternatives).toEqual([])
})

test('V003 a diminutive knows the word it is made of', () => {
  expect(diminutiveStems('gaučík')).toContain(stem('gauč'))
  expect(diminutiveStems('stoleček')).toContain(stem('stolek'))
  expect(diminutiveStems('pračka')).not.toContain(stem('pračka'))
  expect(diminutiveStems('křesílko')).toContain(stem('křeslo'))
  expect(diminutiveStems('dům')).toEqual([])
})

describe('a query', () => {
  test('V002 asks for what is offered, unless it says otherwise', () => {
    expect(readQuery('koupím kolo').type).toBe('offer')
    expect(readQuery('vyměním kolo').type).toBe('exchange')
    expect(readQuery('poptávka kolo').type).toBe('inquiry')
  })

  test('leaves out what one wants to do, unless there is nothing else', () => {
    const words = (query: string) => readQuery(query).terms.flatMap(({ words: own }) => own)
    expect(words('koupím levné kolo').map(({ written }) => written)).toEqual(['levné', 'kolo'])
    expect(words('prodám').map(({ written }) => written)).toEqual(['prodám'])
  })

  test('has each word once, a dozen of them at most', () => {
    expect(readQuery('kolo kolo KOLO').terms).toHaveLength(1)
    const many = Array.from({ length: 200 }, (_, at) => `slovo${at}`).join(' ')
    expect(readQuery(many).terms).toHaveLength(12)
  })
})
