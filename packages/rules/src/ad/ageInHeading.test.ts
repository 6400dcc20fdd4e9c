import { expect, it } from 'vitest'
import { ageInHeading } from './ageInHeading.ts'

it.each([
  ['Ona 39, hledá pohodového muže', '39'],
  ['Vdovec 58 hledá milou společnici', '58'],
  ['Hledam muze 40-50 let, Chodov', '40–50'],
  ['Manželé 55/57 zvou na dovolenou', '55/57'],
  ['Hledáme přátele 40+ na tanec', '40+'],
  ['On 18', '18'],
])('„%s“ tells %s', (heading, age) => {
  expect(ageInHeading(heading)).toBe(age)
})

it.each([
  'Dopisování s někým, kdo umí napsat dlouhý dopis',
  'Ona 17 hledá',
  'Schůzka v 20:30 u orloje',
  'Masáž za 50 minut, 90 kg',
  'Za 800 Kč',
])('„%s“ tells no age', (heading) => {
  expect(ageInHeading(heading)).toBeNull()
})
