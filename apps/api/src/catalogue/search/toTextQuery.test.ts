import { readQuery } from '@inzrt/domain/search'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTextQuery } from './toTextQuery.ts'
import { toWordVectors } from './toWordVectors.ts'

const termsOf = (query: string) => readQuery(query).terms

test.each([
  ['ohrada', "('=ohrad' | 'ohrada':*)"],
  ['dětský ohrada', "'=detsk' & ('=ohrad' | 'ohrada':*)"],
  ['ohrada k', "('=ohrad' | 'ohrada':*)"],
  ['koupím ohrada', "('=ohrad' | 'ohrada':*)"],
])('P001 „%s“ asks for %s', (query, expected) => {
  expect(toTextQuery(termsOf(query))).toBe(expected)
})

test('V003 another name of a thing finds it, a narrower one in its turn', () => {
  expect(toTextQuery(termsOf('skútr'))).toBe("('=skutr' | 'skutr':* | '=vesp')")
  expect(toTextQuery(termsOf('vespa'))).toBe("('=vesp' | 'vespa':*)")
})

test('P001 V002 a heading becomes its words by what each is there for, a content its stems', () => {
  expect(toWordVectors({ heading: 'Vyměním ohradu za pračku', content: 'Do Brna' })).toEqual({
    headingWords:
      "'=vymn' 'r=vymn' '=ohrad' 'r=ohrad' 'ohradu' 'n=ohrad' 'h=ohrad' 'h:ohradu' " +
      "'=prack' 'r=pračk'",
    allWords: "'=vymn' '=ohrad' 'ohradu' '=prack' '=brn'",
  })
})

test('no text breaks out of the quotes of a query or a vector', () => {
  const safe = /^[\p{L}\p{N}='"(): |&*+]*$/u
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { headingWords, allWords } = toWordVectors({ heading: text, content: text })
      for (const vector of [headingWords, allWords]) {
        expect(vector).toMatch(safe)
        expect(vector).toMatch(/^('[^' ]+'( |$))*$/)
      }
      expect(toTextQuery(termsOf(text))).toMatch(safe)
    }),
  )
})
