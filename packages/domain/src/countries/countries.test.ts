import { expect, test } from 'vitest'
import { COUNTRIES, countryName, isCountryCode } from '../countries.ts'

test('R194 the list has the 249 codes of ISO 3166-1, each once, each with a name', () => {
  expect(COUNTRIES).toHaveLength(249)
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249)
  expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(249)
  for (const { code, name } of COUNTRIES) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name.trim()).not.toBe('')
  }
})

test('R194 the Czech Republic is „Česká republika“ and comes first', () => {
  expect(COUNTRIES[0]).toEqual({ code: 'CZ', name: 'Česká republika' })
  expect(countryName('SK')).toBe('Slovensko')
})

test('R194 after it the names follow the Czech alphabet, ch after h', () => {
  const names = COUNTRIES.slice(1).map(({ name }) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator('cs').compare))
  expect(names.indexOf('Chile')).toBeGreaterThan(names.indexOf('Honduras'))
})

test('R194 codes that are no countries are refused', () => {
  expect(isCountryCode('CZ')).toBe(true)
  for (const text of ['EU', 'UN', 'XK', 'cz', '', 'toString'])
    expect(isCountryCode(text)).toBe(false)
})
