import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ATTRIBUTE_PARAMS,
  type AttributeCondition,
  conditionsFrom,
  conditionText,
  toParams,
} from '../attributes.ts'

const read = (query: string): readonly AttributeCondition[] => {
  const pairs = query.split('&').map((pair) => pair.split('=', 2))

  return conditionsFrom((name) =>
    pairs.flatMap(([key, value = '']) => (key === name ? [value] : [])),
  )
}
const write = (conditions: readonly AttributeCondition[]): string =>
  toParams(conditions)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')

test.each([
  ['palivo=nafta&palivo=benzin', 'palivo=benzin&palivo=nafta'],
  ['rok-do=2015&rok-od=2020', 'rok-od=2015&rok-do=2020'],
  ['rok-od=2 015', 'rok-od=2015'],
  ['rafek-do=17,5', 'rafek-do=17.5'],
  ['rok-od=&rok-do=&palivo=', ''],
  ['palivo=Para!&barva=modra&rok=2015', ''],
  // Operators add choices: any code may be one.
  ['palivo=vodik', 'palivo=vodik'],
  ['rok-od=-1&najeto-do=1e5', ''],
  ['palivo=nafta&palivo=nafta', 'palivo=nafta'],
  ['__proto__=x&constructor=y', ''],
])('P021 %s asks for %s', (typed, canonical) => {
  expect(write(read(typed))).toBe(canonical)
})

test('P021 names of addresses are unique, and each stands in one order', () => {
  const names = ATTRIBUTE_PARAMS.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  fc.assert(
    fc.property(fc.shuffledSubarray(names), (some) => {
      const written = toParams(
        conditionsFrom((name) => (some.includes(name) ? valuesOf(name) : [])),
      ).map(([name]) => name)
      const places = written.map((name) => names.indexOf(name))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }),
  )
})

/** Values that one of the names may have. */
const valuesOf = (name: string): string[] =>
  /-(od|do)$/.test(name) ? ['2015'] : ['nafta', 'ano', 'skoda']

test('what an address may say is what is read of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ATTRIBUTE_PARAMS),
      fc.string({ maxLength: 30 }),
      (param, text) => {
        const isRead = conditionsFrom((name) => (name === param.name ? [text] : [])).length > 0
        if (isRead) expect(param.pattern.test(text)).toBe(true)
      },
    ),
    { examples: ATTRIBUTE_PARAMS.map((param) => [param, ' 0']) },
  )
})

test('P021 what is asked of attributes is said in words', () => {
  expect(conditionText({ key: 'najeto', from: null, to: 150_000 })).toBe(
    'Najeto do 150\u00a0000\u00a0km',
  )
  expect(conditionText({ key: 'rok', from: 2015, to: 2020 })).toBe('Rok výroby od 2015 do 2020')
  expect(conditionText({ key: 'palivo', choices: ['nafta', 'lpg', 'para'] })).toBe('nafta, LPG')
  const changes = [
    { key: 'palivo', name: 'Pohon', choices: [{ code: 'vodik', name: 'vodík', isRetired: false }] },
  ]
  const asked = { key: 'palivo', choices: ['vodik'] }
  expect(conditionText(asked, [{ name: 'car', changes }])).toBe('vodík')
  expect(conditionText(asked)).toBe('')
  expect(conditionText({ key: 'nic', choices: ['x'] })).toBe('')
  expect(conditionText({ key: 'palivo', from: 1, to: 2 })).toBe('')
})
