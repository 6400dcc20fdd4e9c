import { expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { stem } from './stem.ts'

const alternatives = (name: string): string[] =>
  lexicon.alternativesOf(name.split(' ').map(stem)).map((phrase) => phrase.join(' '))

test('V003 names of the same thing find each other', () => {
  expect(alternatives('lednice')).toContain(stem('chladnička'))
  expect(alternatives('chladnička')).toContain(stem('lednice'))
  expect(alternatives('dřevo topení')).toContain('palivov drv')
})

test('V003 a wide name finds narrower ones, which do not find it', () => {
  expect(alternatives('pes')).toEqual(expect.arrayContaining([stem('štěně'), stem('fena')]))
  expect(alternatives('štěně')).not.toContain(stem('pes'))
})

test('V003 a narrow name knows the wider ones that answer instead of it', () => {
  expect(lexicon.widerOf([stem('jezevčík')])).toContainEqual([stem('pes')])
  expect(lexicon.widerOf([stem('pes')])).toEqual([])
})

test('V003 a thing named by more words does not find all that its single words name', () => {
  expect(alternatives('hlídání dětí')).not.toContain(stem('hlídání'))
  expect(alternatives('hlídání dětí')).toContain(`${stem('pohlídám')} ${stem('děti')}`)
  expect(lexicon.widerOf([stem('chůva')])).toContainEqual([stem('hlídání')])
})

test('V003 every form of a name is known, for errors in its ending', () => {
  expect(lexicon.formsOf(stem('štěně'))).toEqual(expect.arrayContaining(['štěně', 'štěňata']))
  expect(lexicon.formsOf(stem('jehně'))).toContain('jehně')
})

test('V003 no name is another name of itself', () => {
  for (const name of lexicon.names.keys())
    expect(lexicon.alternativesOf([name]).map((phrase) => phrase.join(' '))).not.toContain(name)
})

test('V003 there are other names for at least three hundred things', () => {
  const named = [...lexicon.names.keys()].filter(
    (name) => lexicon.alternativesOf([name]).length > 0,
  )
  expect(named.length).toBeGreaterThanOrEqual(300)
})

test('the longest phrase is found at the beginning, one word where there is none', () => {
  const stems = ['mobilní', 'telefon', 'Samsung'].map(stem)
  expect(lexicon.phraseLength(stems)).toBe(2)
  expect(lexicon.phraseLength(stems.slice(2))).toBe(1)
})
