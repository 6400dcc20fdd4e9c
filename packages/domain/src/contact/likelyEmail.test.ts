import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likelyEmail } from '../contact.ts'

test.each([
  ['jana@seznma.cz', 'jana@seznam.cz'],
  ['jana@sezam.cz', 'jana@seznam.cz'],
  ['jana@seznamm.cz', 'jana@seznam.cz'],
  ['jana@seznan.cz', 'jana@seznam.cz'],
  ['jana@Seznam.c', 'jana@seznam.cz'],
  ['jana@seznam.com', 'jana@seznam.cz'],
  ['jana@gmail.cz', 'jana@gmail.com'],
  ['jana.n@gmial.com', 'jana.n@gmail.com'],
])('%s was probably meant as %s', (written, meant) => {
  expect(likelyEmail(written)).toBe(meant)
})

test.each([
  'jana@seznam.cz',
  'jana@SEZNAM.CZ',
  'jana@example.cz',
  'jana@',
  '@seznma.cz',
  'jana',
  '',
])('%s stays as it is', (written) => {
  expect(likelyEmail(written)).toBeNull()
})

test('what is proposed is never proposed again to be something else', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const meant = likelyEmail(email)

      expect(meant === null || likelyEmail(meant) === null).toBe(true)
    }),
  )
})
