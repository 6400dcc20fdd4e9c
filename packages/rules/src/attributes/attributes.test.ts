import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ATTRIBUTE_SETS,
  type Attribute,
  type AttributeSetName,
  type AttributeValues,
  attributeFacts,
  attributesOf,
  attributeText,
  attributeWords,
  moveAttributes,
  type NumberAttribute,
  readAttributes,
  readCondition,
  rowFacts,
  toTyped,
  writeCondition,
} from '../attributes.ts'
import { readNumber } from './readNumber.ts'

const ALL = ATTRIBUTE_SETS.flatMap((name) => attributesOf(name))
const keys = [...new Set(ALL.map(({ key }) => key))]
const find = (set: AttributeSetName, key: string): Attribute =>
  attributesOf(set).find((attribute) => attribute.key === key) as Attribute
const mileage = find('car', 'najeto') as NumberAttribute
const rim = find('tyres', 'rafek') as NumberAttribute

/** A value an attribute can have. */
const anyValue = (attribute: Attribute): fc.Arbitrary<string | number> => {
  if (attribute.kind === 'choice') return fc.constantFrom(...Object.keys(attribute.choices))
  if (attribute.kind === 'text') return fc.constantFrom('Octavia', 'Xiaomi 14 Pro', 'labrador')
  const scale = attribute.hasTenths ? 10 : 1

  return fc
    .integer({ min: attribute.least * scale, max: attribute.most * scale })
    .map((number) => number / scale)
}

/** An ad of some section that says some of what can be said there. */
const described = fc.constantFrom(...ATTRIBUTE_SETS).chain((name) =>
  fc
    .record(Object.fromEntries(attributesOf(name).map((each) => [each.key, anyValue(each)])), {
      requiredKeys: [],
    })
    .map((values) => ({ attributes: attributesOf(name), values: values as AttributeValues })),
)

test('P021 at least 25 sections say what their things are', () => {
  expect(ATTRIBUTE_SETS.length).toBeGreaterThanOrEqual(25)
})

test.each(ATTRIBUTE_SETS)(
  'the attributes of %s have unique keys, and two at most stand in rows',
  (name) => {
    const keys = attributesOf(name).map(({ key }) => key)

    expect(new Set(keys).size).toBe(keys.length)
    expect(attributesOf(name).filter(({ isInRows }) => isInRows).length).toBeLessThanOrEqual(2)
  },
)

test.each(keys)('%s is the same thing in every section', (key) => {
  const same = ALL.filter((attribute) => attribute.key === key)
  expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(key).not.toMatch(/-(od|do)$/)
  expect(new Set(same.map(({ kind }) => kind)).size).toBe(1)
  expect(new Set(same.map((each) => (each.kind === 'number' ? each.unit : ''))).size).toBe(1)
})

test('codes of choices fit an address and names are plain Czech, each once', () => {
  for (const attribute of ALL) {
    expect(attribute.name).toMatch(/^[\p{Lu}]/u)
    if (attribute.kind !== 'choice') continue
    const names = Object.values(attribute.choices)
    expect(new Set(names).size).toBe(names.length)
    for (const code of Object.keys(attribute.choices))
      expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('choices keep the order they are written in', () => {
  for (const attribute of ALL)
    if (attribute.kind === 'choice')
      for (const code of Object.keys(attribute.choices)) expect(code).not.toMatch(/^\d+$/)
})

test('P021 what an ad says survives its form', () => {
  fc.assert(
    fc.property(described, ({ attributes, values }) => {
      expect(readAttributes(attributes, toTyped(values))).toEqual(values)
    }),
  )
})

test('everything an ad says is worded, in the order of its section', () => {
  fc.assert(
    fc.property(described, ({ attributes, values }) => {
      const facts = attributeFacts(attributes, values)
      const keys = attributes.map(({ key }) => key)

      expect(facts.map(({ key }) => key)).toEqual(keys.filter((key) => key in values))
      expect(rowFacts(attributes, values).length).toBeLessThanOrEqual(2)
    }),
  )
})

test('what belongs to another section is dropped, by its name', () => {
  const [car, bicycle] = [attributesOf('car'), attributesOf('bicycle')]

  expect(moveAttributes({ rok: '2015', najeto: '120 000', znacka: '' }, car, bicycle)).toEqual({
    kept: {},
    dropped: ['Rok výroby', 'Najeto'],
  })
  expect(moveAttributes({ rok: 2015, stk: 2027 }, car, attributesOf('motorcycle'))).toEqual({
    kept: { rok: 2015, stk: 2027 },
    dropped: [],
  })
})

test('a choice another section does not have is dropped with its attribute’s name', () => {
  const values = { 'pozemek-pro': 'les', kolo: 'odrazedlo' }

  expect(moveAttributes(values, attributesOf('bicycle'), attributesOf('ebike'))).toEqual({
    kept: {},
    dropped: ['Druh'],
  })
})

test('nothing is dropped where the section stays', () => {
  fc.assert(
    fc.property(described, ({ attributes, values }) => {
      expect(moveAttributes(values, attributes, attributes)).toEqual({ kept: values, dropped: [] })
    }),
  )
})

test.each([
  ['120000', 120_000],
  ['120 000', 120_000],
  ['120.000 km', 120_000],
  ['120\u00a0000\u00a0KM', 120_000],
  ['0', 0],
  ['2 000 000 km', 2_000_000],
  ['2000001', null],
  ['-1', null],
  ['120 tis.', null],
  ['120 mil', null],
  ['1,5', null],
  ['1e5', null],
  ['0x10', null],
  ['12 34', null],
  ['km', null],
  ['9'.repeat(500), null],
])('a mileage typed as %j reads as %j', (typed, value) => {
  expect(readNumber(mileage, typed)).toBe(value)
})

test.each([
  ['16', 16],
  ['16″', 16],
  ['16"', 16],
  ['17,5', 17.5],
  ['17.5', 17.5],
  ['17,55', null],
  ['40 cm', null],
])('a rim typed as %j reads as %j', (typed, value) => {
  expect(readNumber(rim, typed)).toBe(value)
})

test('numbers are written with their unit, years plainly', () => {
  expect(attributeText(mileage, 120_000)).toBe('120\u00a0000\u00a0km')
  expect(attributeText(rim, 17.5)).toBe('17,5″')
  expect(attributeText(find('car', 'rok'), 2015)).toBe('2015')
})

test.each([
  [1, '1\u00a0rok'],
  [3, '3\u00a0roky'],
  [5, '5\u00a0let'],
  [21, '21\u00a0let'],
])('an age of %s is written %s', (age, written) => {
  expect(attributeText(find('livestock', 'vek-roky'), age)).toBe(written)
})

test.each([
  ['1 rok', 1],
  ['3 roky', 3],
  ['5 let', 5],
])('an age typed as %s is %s', (typed, age) => {
  expect(readNumber(find('livestock', 'vek-roky') as NumberAttribute, typed)).toBe(age)
})

test('P021 a row says two things of a car, the year as a year', () => {
  const values = { najeto: 120_000, palivo: 'nafta', rok: 2015 }

  expect(rowFacts(attributesOf('car'), values)).toEqual([
    'r.\u00a0v.\u00a02015',
    '120\u00a0000\u00a0km',
  ])
})

test('a value no section knows any more is left out of everything', () => {
  const values = { palivo: 'para', rok: '2015', constructor: 'x', model: 4 }

  expect(attributeFacts(attributesOf('car'), values)).toEqual([])
})

test('P021 the words of choices and makes are searched for, numbers and yes are not', () => {
  const flat = { dispozice: '2kk', plocha: 54, vytah: 'ano', stavba: 'cihlova' }

  expect(attributeWords(attributesOf('flat'), flat)).toBe('2+kk, cihlová')
})

test('what a list asks of an attribute survives the wire', () => {
  const key = fc.constantFrom(...keys)
  const tenths = fc.integer({ min: 0, max: 9_999_999_99 }).map((number) => number / 10)
  const range = fc.record({ key, from: fc.option(tenths), to: fc.option(tenths) })
  const chosen = fc.record({
    key,
    choices: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,5}[a-z0-9])?$/), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  fc.assert(
    fc.property(
      fc.oneof(
        chosen,
        range.filter(({ from, to }) => from !== null || to !== null),
      ),
      (condition) => {
        expect(readCondition(writeCondition(condition))).toEqual(condition)
      },
    ),
  )
})

test.each([
  '',
  'rok',
  'rok:',
  'rok:..',
  'rok:1..2..3',
  'ROK:a',
  'rok:-1..',
  'a:b,',
  '__proto__:x',
  'a:B',
])('a list asks nothing by %j', (text) => {
  expect(readCondition(text)).toBeNull()
})

test('no text takes longer to read than its length deserves', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      readCondition(`rok:${text}`)
      readNumber(mileage, text)
    }),
  )
})

test.each([
  [1, '1\u00a0týden'],
  [16, '16\u00a0týdnů'],
  [17, '3\u00a0měsíce'],
  [52, '12\u00a0měsíců'],
  [103, '23\u00a0měsíců'],
  [104, '2\u00a0roky'],
  [382, '7\u00a0let'],
  [1_600, '30\u00a0let'],
])('P021 an animal of %i weeks is said to be %s old', (weeks, text) => {
  expect(rowFacts(attributesOf('cat'), { 'vek-tydny': weeks })).toEqual([text])
})
