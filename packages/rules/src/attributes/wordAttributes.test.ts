import { expect, test } from 'vitest'
import {
  ATTRIBUTE_SETS,
  type Attribute,
  type AttributeChanges,
  attributeFacts,
  attributesOf,
  attributeText,
  offeredChoices,
  readAttributes,
  toAttributeChanges,
  type WordedAttribute,
  wordAttributes,
} from '../attributes.ts'
import { adEditFormSchema, adFormSchema, EMPTY_AD, fieldErrors } from '../forms.ts'

const CAR = toAttributeChanges(attributesOf('car'))
const changed = (changes: AttributeChanges) => attributesOf({ name: 'car', changes })
const fuelOf = (changes: AttributeChanges) =>
  changed(changes).find(({ key }) => key === 'palivo') as Extract<Attribute, { kind: 'choice' }>

/** A car's attributes with other choices of fuel. */
const withFuel = (choices: NonNullable<WordedAttribute['choices']>, known = CAR) =>
  wordAttributes(
    known,
    known.map((each) =>
      each.key === 'palivo' ? { ...each, choices } : { ...each, choices: undefined },
    ),
  )

test.each(ATTRIBUTE_SETS)('P021 %s worded as it is stays as it is', (name) => {
  const asked = attributesOf(name)
  const changes = wordAttributes(
    toAttributeChanges(asked),
    toAttributeChanges(asked).map(({ choices, ...each }) => ({
      ...each,
      ...(choices && { choices }),
    })),
  )

  expect(toAttributeChanges(attributesOf({ name, changes }))).toEqual(toAttributeChanges(asked))
})

test('P021 names and order are those an operator gives, keys stay', () => {
  const worded = [...CAR]
    .reverse()
    .map((each) => (each.key === 'rok' ? { ...each, name: ' Rok  vzniku ' } : each))
  const asked = changed(wordAttributes(CAR, worded))

  expect(asked.map(({ key }) => key)).toEqual(CAR.map(({ key }) => key).reverse())
  expect(attributeFacts(asked, { rok: 2015 })).toEqual([
    { key: 'rok', name: 'Rok vzniku', value: 2015, text: '2015' },
  ])
})

test('P021 a choice left out is offered no more and read as before', () => {
  const changes = withFuel([{ code: 'nafta', name: 'motorová nafta' }])
  const fuel = fuelOf(changes)

  expect(offeredChoices(fuel)).toEqual([['nafta', 'motorová nafta']])
  expect(attributeText(fuel, 'benzin')).toBe('benzín')
  expect(offeredChoices(fuel, 'benzin')).toContainEqual(['benzin', 'benzín'])
  expect(readAttributes([fuel], { palivo: 'benzin' })).toEqual({ palivo: 'benzin' })
})

test('P021 a retired choice comes back by its name, under the code it had', () => {
  const without = withFuel([{ code: 'nafta', name: 'nafta' }])
  const back = withFuel(
    [
      { code: null, name: 'LPG' },
      { code: 'nafta', name: 'nafta' },
    ],
    without,
  )

  expect(offeredChoices(fuelOf(back))).toEqual([
    ['lpg', 'LPG'],
    ['nafta', 'nafta'],
  ])
})

test.each([
  ['vodík', 'vodik'],
  ['Nafta', 'nafta-2'],
  ['2020', 'v2020'],
  [`${'dlouhý '.repeat(6)}`, 'dlouhy-dlouhy-dlouhy-dlouhy'],
])('P021 a new choice called %s gets the code %s', (name, code) => {
  const known = CAR.find(({ key }) => key === 'palivo')?.choices ?? []
  const changes = withFuel([...known, { code: null, name }])

  expect(offeredChoices(fuelOf(changes)).at(-1)?.[0]).toBe(code)
})

test('P021 what the table has gained since comes last, what it has lost is gone', () => {
  const asked = changed([
    { key: 'palivo', name: 'Pohon', choices: [{ code: 'nafta', name: 'nafta' }] },
    { key: 'neznamy', name: 'Neznámý' },
  ])

  expect(asked.map(({ name }) => name).slice(0, 2)).toEqual(['Pohon', 'Značka'])
  expect(asked.length).toBe(CAR.length)
  expect(Object.keys(fuelOf([{ key: 'palivo', name: 'Pohon', choices: [] }]).choices)).toEqual(
    Object.keys(fuelOf([]).choices),
  )
})

test('P021 a new ad takes no retired choice, one that says it already may go on', () => {
  const attributeSet = {
    name: 'car',
    changes: withFuel([{ code: 'nafta', name: 'nafta' }]),
  } as const
  const ad = { ...EMPTY_AD, attributes: { palivo: 'benzin' } }
  const faultIn = (schema: Parameters<typeof fieldErrors>[0]) =>
    fieldErrors(schema, ad)['attributes.palivo']
  const needs = { isAnonymous: true, isPaid: false, allowedTypes: ['offer'], attributeSet } as const

  expect(faultIn(adFormSchema(needs))).toBe(
    'V\u00a0poli „Palivo“ vyberte prosím jednu z\u00a0nabízených možností.',
  )
  expect(
    faultIn(adEditFormSchema({ isAnonymous: true, type: 'offer', attributeSet })),
  ).toBeUndefined()
})
