import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { expect, test } from 'vitest'
import { openEditions } from './openEditions.ts'

const edition = (number: number, deadlineAt: string): Edition => ({
  number,
  deadlineAt,
  year: 2026,
  releaseDate: '2026-12-01',
  state: 'planned',
  adsCount: null,
  pages: null,
  pdfPath: null,
  coverPath: null,
})
const editions = [edition(47, '2026-11-19T11:00:00Z'), edition(48, '2026-11-26T11:00:00Z')]
const numbersAt = (now: string, hasNewspaper = true) =>
  openEditions({ hasNewspaper }, editions, new Date(now)).map(({ number }) => number)

test('N001 an edition takes ads to its deadline, not to its release', () => {
  expect(numbersAt('2026-11-19T10:59:59Z')).toEqual([47, 48])
  expect(numbersAt('2026-11-19T11:00:00Z')).toEqual([48])
  expect(numbersAt('2026-11-26T11:00:00Z')).toEqual([])
})

test('N001 an edition closed before its deadline takes no more ads', () => {
  const [first, second] = editions
  const closed = [{ ...first, state: 'closed' }, second] as Edition[]
  const now = new Date('2026-11-19T10:59:59Z')

  expect(openEditions({ hasNewspaper: true }, closed, now)).toEqual([second])
})

test('N001 a site without a newspaper promises no edition', () => {
  expect(numbersAt('2026-11-19T10:59:59Z', false)).toEqual([])
})
