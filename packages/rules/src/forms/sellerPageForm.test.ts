import { NO_HOURS } from '@inzrt/domain/hours'
import { expect, test } from 'vitest'
import { fieldErrors, SellerPageFormSchema } from '../forms.ts'

const EMPTY = { about: '', web: '', hours: NO_HOURS }
const faults = (changes: object) => fieldErrors(SellerPageFormSchema, { ...EMPTY, ...changes })

test('V023 a company may leave its whole page empty', () => {
  expect(faults({})).toEqual({})
  expect(faults({ logo: null })).toEqual({})
})

test('V023 what is wrong with a page is said under each field, of hours under each day', () => {
  expect(
    faults({
      about: 'x'.repeat(1_501),
      web: 'http://kolarna.cz',
      hours: { ...NO_HOURS, monday: '17–8', sunday: 'po dohodě' },
    }),
  ).toEqual({
    about: 'Pole „o nás“ může mít nejvýše 1\u00a0500\u00a0znaků.',
    web: expect.stringContaining('https://'),
    'hours.monday': 'Zavírá se dřív, než se otevírá. Zkontrolujte prosím časy.',
    'hours.sunday': expect.stringContaining('8:00–12:00, 13:00–17:00'),
  })
  expect(faults({ about: 'ž'.repeat(1_500) })).toEqual({})
})

test.each([
  ['Volejte 777 123 456.', 'telefon'],
  ['Pište na info@kolarna.cz.', 'telefon'],
  ['Více na www.kolarna.cz.', 'telefon'],
  ['Máme <b>nejlepší</b> kola.', 'HTML'],
])('V023 „%s“ is not taken for a text about a company', (about, word) => {
  expect(faults({ about }).about).toContain(word)
})
