import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { attributesOf, choiceLines, toAttributeChanges } from '../attributes.ts'
import { attributesFormSchema, fieldErrors, wordingFaults } from '../forms.ts'

const KNOWN = toAttributeChanges(attributesOf('car')).filter(({ key }) =>
  ['palivo', 'rok'].includes(key),
)
const FUEL = KNOWN.find(({ key }) => key === 'palivo')?.choices ?? []
const filled = {
  'name.rok': 'Rok výroby',
  'position.rok': '10',
  'name.palivo': 'Palivo',
  'position.palivo': '20',
  'choices.palivo': choiceLines(FUEL),
}
const schema = attributesFormSchema(KNOWN)

test('P021 the form of attributes is sent in the order an operator gave', () => {
  const sent = z.parse(schema, {
    ...filled,
    'position.palivo': '5',
    'choices.palivo': 'nafta: nafta\nvodík',
  })

  expect(sent).toEqual([
    {
      key: 'palivo',
      name: 'Palivo',
      choices: [
        { code: 'nafta', name: 'nafta' },
        { code: null, name: 'vodík' },
      ],
    },
    { key: 'rok', name: 'Rok výroby' },
  ])
})

test('P021 choices are read back from their lines as they were written', () => {
  const name = fc
    .string({
      unit: fc.constantFrom('a', 'ř', '1', ' ', ':', '-', 'K'),
      minLength: 1,
      maxLength: 30,
    })
    .map((text) => `x${text}`.replace(/\s+/g, ' ').trim())
  const code = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/)
  const all = fc
    .uniqueArray(fc.record({ code, name }), {
      minLength: 1,
      selector: ({ name: called }) => called.toLowerCase(),
    })
    .filter((choices) => new Set(choices.map((each) => each.code)).size === choices.length)

  fc.assert(
    fc.property(all, (choices) => {
      const known = [{ key: 'palivo', name: 'Palivo', choices }]
      const typed = {
        'name.palivo': 'Palivo',
        'position.palivo': '1',
        'choices.palivo': choiceLines(choices),
      }
      expect(z.parse(attributesFormSchema(known), typed)[0]?.choices).toEqual(choices)
    }),
  )
})

test.each([
  [{ 'name.rok': ' ' }, 'name.rok', 'Pole „název“ je povinné.'],
  [{ 'name.rok': 'a'.repeat(41) }, 'name.rok', 'Pole „název“ může mít nejvýše 40\u00a0znaků.'],
  [{ 'name.rok': 'palivo' }, 'name.palivo', '„Palivo“ tu je dvakrát.'],
  [{ 'position.rok': 'první' }, 'position.rok', 'Pole „pořadí“ musí být celé číslo od 0 do 9999.'],
  [{ 'choices.palivo': ' \n ' }, 'choices.palivo', 'Pole „volby“ je povinné.'],
  [
    { 'choices.palivo': 'para: pára' },
    'choices.palivo',
    'Kód „para“ tu není. Novou volbu napište jen názvem, bez kódu.',
  ],
  [{ 'choices.palivo': 'nafta: nafta\nNafta' }, 'choices.palivo', '„Nafta“ tu je dvakrát.'],
  [{ 'choices.palivo': 'nafta: nafta\nnafta: olej' }, 'choices.palivo', '„nafta“ tu je dvakrát.'],
  [
    { 'choices.palivo': '???' },
    'choices.palivo',
    'Název volby musí mít aspoň jedno písmeno nebo číslici.',
  ],
  [
    { 'choices.palivo': 'a'.repeat(41) },
    'choices.palivo',
    `Volba „${'a'.repeat(40)}…“ může mít nejvýše 40\u00a0znaků.`,
  ],
  [
    { 'choices.palivo': Array.from({ length: 61 }, (_, n) => `volba ${n}`).join('\n') },
    'choices.palivo',
    'Voleb může být nejvýše 60.',
  ],
])('P021 %o is told at %s', (changes, field, text) => {
  expect(fieldErrors(schema, { ...filled, ...changes })).toEqual({ [field]: text })
})

test('P021 each attribute has to be worded, once', () => {
  const [first, second] = KNOWN.map(({ key, name }) => ({ key, name }))
  if (!first || !second) throw new Error('There are two.')
  const wrong = { [`name.${second.key}`]: 'Pole „název“ není správně vyplněné.' }

  expect(wordingFaults(KNOWN, [first])).toEqual(wrong)
  expect(wordingFaults(KNOWN, [first, second, second])).toEqual(wrong)
})
