import { searchWords } from '@inzrt/domain/search'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTextQuery } from './toTextQuery.ts'
import { toWordVector } from './toWordVector.ts'

test.each([
  ['kolo', "('=kol': | 'kolo':*)"],
  ['dětské kolo', "'=detsk': & ('=kol': | 'kolo':*)"],
  ['kolo k', "('=kol': | 'kolo':*)"],
])('P001 „%s“ asks for %s', (query, expected) => {
  expect(toTextQuery(searchWords(query))).toBe(expected)
})

test('P001 only headings are asked by their label', () => {
  expect(toTextQuery(searchWords('kolo'), { onlyHeading: true })).toBe("('=kol':A | 'kolo':*A)")
})

test('P001 a text becomes its words and stems, labelled by where they stand', () => {
  expect(toWordVector({ heading: 'Dětské kolo', section: 'Kola', content: 'Kolo do Brna' })).toBe(
    "'detske':1A '=detsk':1A 'kolo':1A,3D '=kol':1A,2B,3D 'kola':2B 'brna':3D '=brn':3D",
  )
})

test('no text breaks out of the quotes of a query or a vector', () => {
  const safe = /^[\p{L}\p{N}='"(): |&*,A-D ]*$/u
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const vector = toWordVector({ heading: text, section: '' })
      expect(vector).toMatch(safe)
      expect(vector).toMatch(/^('[^' ]+':1A( |$))*$/)
      expect(toTextQuery(searchWords(text))).toMatch(safe)
    }),
  )
})
