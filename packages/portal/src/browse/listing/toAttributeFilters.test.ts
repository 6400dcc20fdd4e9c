import { expect, test } from 'vitest'
import { toAttributeFilters } from './toAttributeFilters.ts'

const FUEL = {
  key: 'palivo',
  name: 'Palivo',
  count: 5,
  choices: [
    { code: 'nafta', name: 'nafta', count: 1_234 },
    { code: 'benzin', name: 'benzín', count: 0 },
    { code: 'lpg', name: 'LPG', count: 0 },
  ],
}
const MILEAGE = { key: 'najeto', name: 'Najeto', unit: 'km', count: 0 }

test('P021 a choice is offered with its count of ads, where it leaves any or is chosen', () => {
  const attributes = [{ key: 'palivo', choices: ['lpg'] }]

  expect(toAttributeFilters({ attributes }, { attributes: [FUEL] })).toMatchObject([
    {
      isAsked: true,
      choices: [
        { code: 'nafta', count: '1\u00a0234', isChecked: false },
        { code: 'lpg', count: '0', isChecked: true },
      ],
    },
  ])
})

test('P021 what no ad says is not offered, unless it was asked for', () => {
  const asked = [{ key: 'najeto', from: 1.5, to: null }]

  expect(toAttributeFilters({ attributes: [] }, { attributes: [MILEAGE] })).toEqual([])
  expect(toAttributeFilters({ attributes: asked }, { attributes: [MILEAGE] })).toMatchObject([
    { key: 'najeto', from: '1,5', unit: 'km' },
  ])
})

test('choices are offered before they are counted, and nothing without filters', () => {
  const { count: _, ...uncounted } = FUEL
  const choices = FUEL.choices.map(({ code, name }) => ({ code, name }))

  expect(
    toAttributeFilters({ attributes: [] }, { attributes: [{ ...uncounted, choices }] })[0]?.choices,
  ).toHaveLength(3)
  expect(toAttributeFilters({ attributes: [] }, undefined)).toEqual([])
})
