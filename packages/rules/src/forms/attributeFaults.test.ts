import { expect, test } from 'vitest'
import { adEditFormSchema, adFormSchema, fieldErrors } from '../forms.ts'
import { filledAd } from './filledAd.testdata.ts'

const ad = {
  ...filledAd,
  sectionSlug: 'osobni-auta',
  heading: 'Prodám Škodu Octavia',
  content: 'Servisní knížka, první majitel, garážováno.',
  price: { type: 'czk', amount: '150 000' },
}
const allowedTypes = ['offer', 'inquiry', 'exchange'] as const

const faultsOf = (
  attributes: unknown,
  changes: object = {},
  attributeSet: 'car' | 'tyres' | 'dog' | 'dating' | null = 'car',
) => {
  const needs = { isAnonymous: true, isPaid: false, allowedTypes, attributeSet }

  return fieldErrors(adFormSchema(needs), { ...ad, attributes, ...changes })
}

test('P021 what fits its section is right, and so is nothing', () => {
  const attributes = { znacka: 'skoda', rok: '2015', najeto: '120 000 km', model: 'Octavia' }

  expect(faultsOf(attributes)).toEqual({})
  expect(faultsOf({})).toEqual({})
  expect(faultsOf({ rok: ' ', palivo: '' })).toEqual({})
})

test.each([
  [
    'an unknown choice',
    'palivo',
    'para',
    'V\u00a0poli „Palivo“ vyberte prosím jednu z\u00a0nabízených možností.',
  ],
  [
    'a name of every object',
    'palivo',
    'constructor',
    'V\u00a0poli „Palivo“ vyberte prosím jednu z\u00a0nabízených možností.',
  ],
  [
    'another unit',
    'vykon',
    '150 PS',
    'Pole „Výkon“ musí být celé číslo od 1 do 1\u00a0500\u00a0kW.',
  ],
  [
    'less than the least',
    'vykon',
    '0',
    'Pole „Výkon“ musí být celé číslo od 1 do 1\u00a0500\u00a0kW.',
  ],
  ['more than the most', 'rok', '2051', 'Pole „Rok výroby“ musí být celé číslo od 1850 do 2050.'],
  [
    'a phone',
    'model',
    'volejte 777 123 456',
    'Pole „Model“ nesmí obsahovat telefon, e-mail ani odkaz.',
  ],
  ['markup', 'model', '<b>Octavia', 'Text nesmí obsahovat značky HTML.'],
  ['too many letters', 'model', 'o'.repeat(41), 'Pole „Model“ může mít nejvýše 40\u00a0znaků.'],
  ['an attribute of another section', 'rafek', '16', 'Tenhle údaj do zvolené rubriky nepatří.'],
  ['an attribute nobody knows', 'barva', 'modrá', 'Tenhle údaj do zvolené rubriky nepatří.'],
])('P021 %s is refused at its field', (_what, key, value, text) => {
  expect(faultsOf({ [key]: value })).toEqual({ [`attributes.${key}`]: text })
})

test.each([
  ['150 PS', '1'],
  ['1', '1500'],
])('the edges of a number are right', (wrong, right) => {
  expect(Object.keys(faultsOf({ vykon: wrong }))).toHaveLength(wrong === '1' ? 0 : 1)
  expect(faultsOf({ vykon: right })).toEqual({})
})

test('a number with tenths says so', () => {
  expect(faultsOf({ rafek: '15,55' }, {}, 'tyres')).toEqual({
    'attributes.rafek':
      'Pole „Průměr ráfku“ musí být číslo od 8 do 30″, nejvýš s\u00a0jedním desetinným místem.',
  })
})

test('P021 10,000 attributes are refused as too many, at one place', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`klic-${at}`, 'x']))

  expect(faultsOf(many)).toEqual({ attributes: 'Údajů může být nejvýše 40.' })
})

test.each([null, 'x', 5, [], { rok: 2015 }, { rok: null }])(
  'attributes that are %j are refused',
  (attributes) => {
    expect(Object.keys(faultsOf(attributes))[0]).toMatch(/^attributes/)
  },
)

test('P021 an offered dog says its age, chip and vaccination; who looks for one need not', () => {
  expect(Object.keys(faultsOf({}, {}, 'dog')).toSorted()).toEqual([
    'attributes.cip',
    'attributes.ockovani',
    'attributes.vek-tydny',
  ])
  expect(faultsOf({}, { type: 'inquiry', price: { type: 'any', amount: '' } }, 'dog')).toEqual({})
})

test('P021 nobody under eighteen dates', () => {
  expect(faultsOf({ vek: '17' }, {}, 'dating')).toHaveProperty('attributes.vek')
  expect(faultsOf({ vek: '18' }, {}, 'dating')).toEqual({})
})

test('what is wrong is told beside other faults of the form', () => {
  const faults = faultsOf({ vykon: 'sto' }, { localityId: null, rules: false })

  expect(Object.keys(faults)).toEqual(
    expect.arrayContaining(['attributes.vykon', 'localityId', 'rules']),
  )
})

test('a section without attributes takes none', () => {
  expect(faultsOf({ rok: '2015' }, {}, null)).toHaveProperty('attributes.rok')
})

test('P021 an edited ad keeps to the attributes of its section', () => {
  const { type: _, sectionSlug: _section, ...edited } = ad
  const schema = adEditFormSchema({ isAnonymous: true, type: 'offer', attributeSet: 'car' })

  expect(fieldErrors(schema, { ...edited, attributes: { vykon: '0' } })).toHaveProperty(
    'attributes.vykon',
  )
  expect(fieldErrors(schema, { ...edited, attributes: { vykon: '110' } })).toEqual({})
})
