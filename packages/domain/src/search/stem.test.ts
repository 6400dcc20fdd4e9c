import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stem } from '../search.ts'
import { foldLetters } from '../text.ts'
import { FURTHER_LEMMA_GROUPS } from './furtherLemmaGroups.testdata.ts'
import { INDEPENDENT_LEMMA_GROUPS } from './independentLemmaGroups.testdata.ts'
import { LEMMA_GROUPS } from './lemmaGroups.testdata.ts'

type Form = Readonly<{ group: number; folded: string; stem: string }>

const formsOf = (groups: readonly (readonly string[])[]): Form[] =>
  groups.flatMap((group, index) =>
    [...new Set(group.map(foldLetters))].map((folded) => ({
      group: index,
      folded,
      stem: stem(folded),
    })),
  )

const pairsOf = (forms: readonly Form[]) =>
  forms.flatMap((left, index) => forms.slice(index + 1).map((right) => ({ left, right })))

const forms = formsOf([...LEMMA_GROUPS, ...FURTHER_LEMMA_GROUPS])
const LISTS = [
  ['our own list', pairsOf(forms)],
  ['a list by somebody else', pairsOf(formsOf(INDEPENDENT_LEMMA_GROUPS))],
] as const

test('P001 the word list is wide enough to judge a stemmer by', () => {
  expect(LEMMA_GROUPS.length + FURTHER_LEMMA_GROUPS.length).toBeGreaterThanOrEqual(210)
  expect(forms.length).toBeGreaterThanOrEqual(1_000)
})

test.each(LISTS)(
  'P001 of %s at least 98 %% of the pairs of forms of one word have one stem',
  (_, pairs) => {
    const related = pairs.filter(({ left, right }) => left.group === right.group)
    const found = related.filter(({ left, right }) => left.stem === right.stem)
    expect(found.length / related.length).toBeGreaterThanOrEqual(0.98)
  },
)

test.each(LISTS)(
  'P001 no two words of %s share a stem, unless they share a written form',
  (_, pairs) => {
    const shared = new Set(
      pairs
        .filter(({ left, right }) => left.folded === right.folded)
        .map(({ left, right }) => `${left.group} ${right.group}`),
    )
    const falsePairs = pairs.filter(
      ({ left, right }) =>
        left.group !== right.group &&
        left.stem === right.stem &&
        !shared.has(`${left.group} ${right.group}`),
    )
    expect(falsePairs.map(({ left, right }) => `${left.folded} = ${right.folded}`)).toEqual([])
  },
)

test('P001 no form of a lemma list is out of reach of every other form', () => {
  const lonely = [...LEMMA_GROUPS, ...FURTHER_LEMMA_GROUPS].filter((group) => {
    const stems = group.map((form) => stem(foldLetters(form)))
    return stems.some((one) => stems.filter((other) => other === one).length === 1)
  })
  expect(lonely).toEqual([])
})

test.each([
  ['tanec', 'tank'],
  ['místo', 'miska'],
  ['turbo', 'turbína'],
  ['benzín', 'Benz'],
  ['kost', 'kostým'],
  ['rak', 'raketa'],
  ['sál', 'salát'],
  ['role', 'roleta'],
  ['lopata', 'lopuch'],
  ['mák', 'Mac'],
  ['byt', 'bytový'],
  ['dub', 'dubový'],
  ['kolo', 'kolečko'],
  ['váza', 'váha'],
])('P001 „%s“ does not find „%s“', (one, other) => {
  expect(stem(foldLetters(one))).not.toBe(stem(foldLetters(other)))
})

test.each([
  ['maluji', 'malování'],
  ['opravíme', 'opravená'],
  ['hledám', 'hledaného'],
  ['prodám', 'prodejte'],
  ['darovat', 'darujte'],
  ['vozejk', 'vozík'],
])('P001 the forms „%s“ and „%s“ of one word find each other', (one, other) => {
  expect(stem(foldLetters(one))).toBe(stem(foldLetters(other)))
})

test.each(['sekačka', 'Sekačku', 'SEKAČCE', 'sekačky'])(
  'P001 „%s“ needs no folding first',
  (word) => {
    expect(stem(word)).toBe(stem('sekacka'))
  },
)

test('P001 a stem is the same of a word with its accents and without', () => {
  for (const word of LEMMA_GROUPS.flat()) expect(stem(word)).toBe(stem(foldLetters(word)))
})

test('P001 codes, digits and other scripts keep their form', () => {
  for (const word of ['320d', 'pc', 'mx5', 'квартира', '']) expect(stem(word)).toBe(word)
})

test('P001 a stem is never empty and never longer than a word and its root', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,40}$/), (word) => {
      const found = stem(word)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(word.length + 2)
    }),
  )
})
