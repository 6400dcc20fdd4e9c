import { expect, test } from 'vitest'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { searchTitle } from './searchTitle.ts'

test.each([
  ['kolo', { district: 'Jihlava' }, 'Vyhledávání: kolo'],
  ['', { district: 'Jihlava' }, 'Vyhledávání: Jihlava'],
  ['', { psc: '60200' }, 'Vyhledávání: 602 00'],
  ['', {}, 'Vyhledávání'],
])('V003 results of „%s“ at %o are called %s', (term, place, title) => {
  expect(searchTitle(term, { ...INITIAL_LISTING, ...place }).replaceAll('\u00a0', ' ')).toBe(title)
})
