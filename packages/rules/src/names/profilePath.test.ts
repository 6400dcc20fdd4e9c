import { expect, test } from 'vitest'
import { isProfileName, profilePath, RESERVED_PROFILES } from '../names.ts'

test.each([
  ['jana_k', '/uzivatel/jana_k'],
  [' Žofie.K ', '/uzivatel/zofie.k'],
  ['Łukasz-99', '/uzivatel/lukasz-99'],
  ['ß'.repeat(30), `/uzivatel/${'ss'.repeat(30)}`],
  ['reset-hesla', null],
  ['Reset-Hesla', null],
  ['..', null],
  ['a/b', null],
  ['jana k', null],
  ['Жанна', null],
  ['\ud800', null],
  ['', null],
  ['x'.repeat(10_000), null],
])('R050 the profile of „%s“ has the address %s', (nickname, path) => {
  expect(profilePath(nickname)).toBe(path)
})

test('R050 pages that stand among the profiles are no names', () => {
  for (const segment of RESERVED_PROFILES) expect(isProfileName(segment)).toBe(false)
})
