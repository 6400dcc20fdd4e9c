import { expect, test } from 'vitest'
import { answersSeeking, seekingOf } from './seekingOf.ts'

test.each([
  ['Ona hledá jeho', 'woman', 'man'],
  ['on hleda ji', 'man', 'woman'],
  ['žena hledá ženu', 'woman', 'woman'],
  ['chlap pro chlapa', 'man', 'man'],
  ['pár hledá ženu', 'couple', 'woman'],
  ['gay seznámení Brno', 'man', 'man'],
  ['hledám milenku', null, 'woman'],
  ['zadaný hledá milenku Ostrava', 'man', 'woman'],
])('V002 „%s“ says that a %s looks for a %s', (text, who, whom) => {
  expect(seekingOf(text)).toEqual({ who, whom })
})

test.each([
  '',
  'tantra masáž',
  'hledám',
  'vážný vztah',
  'kolo pro děti',
  'parťák na kolo',
  'partnerku do tanečních',
])('V002 „%s“ names nobody who looks for somebody', (text) => {
  expect(seekingOf(text)).toBeNull()
})

test('V002 a section answers who asks for it, others say nothing or something else', () => {
  const asked = { who: null, whom: 'woman' } as const

  expect(answersSeeking(asked, { who: 'man', whom: 'woman' })).toBe(2)
  expect(answersSeeking(asked, null)).toBe(1)
  expect(answersSeeking(asked, { who: 'woman', whom: 'man' })).toBe(0)
})
