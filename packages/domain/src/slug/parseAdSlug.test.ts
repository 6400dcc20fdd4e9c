import { expect, test } from 'vitest'
import { parseAdSlug } from '../slug.ts'

test.each([
  'kola',
  '13d2',
  'zvirata',
  'kolo-',
  'kolo-1a2',
  '-1a2b',
  'Kolo-1a2b',
  'kolo--1a2b',
  'kolo-1a2b/',
  'kolo-1a2b\0',
  'kolo-0000',
  'kolo-01a2b',
  'kolo-zik0zk',
  'kolo-1000000',
  `${'a'.repeat(3000)}-1a2b`,
  '//evil-1a2b',
  '',
])('R044 %j is no address of an ad', (slug) => {
  expect(parseAdSlug(slug)).toBeNull()
})
