import { MINUTE_MS } from '@inzrt/domain/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageDecision, minutesLeft, returnPath } from '../session.ts'

declare const URL: new (path: string, base: string) => { origin: string }

const START = Date.parse('2026-05-04T08:00:00Z')
const after = (minutes: number): Date => new Date(START + minutes * MINUTE_MS)

test.each(['/', '/muj-ucet?tab=zpravy', '/kola#vysledky', '/search?term=a//b', '/a/../b//c'])(
  'R242 %s is a path to return to',
  (path) => {
    expect(returnPath(path)).toMatch(/^\/(?![/\\])/)
    expect(returnPath(path)).not.toBe(path === '/' ? '' : '/')
  },
)

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'muj-ucet',
  ' /muj-ucet',
  '',
  null,
  undefined,
])('R242 %j is ignored', (path) => {
  expect(returnPath(path)).toBe('/')
  expect(returnPath(path, '/muj-ucet')).toBe('/muj-ucet')
})

test('R242 any address keeps the browser on the site, and checking twice changes nothing', () => {
  const hostile = fc.array(
    fc.constantFrom('/', '\\', '.', '%', '2f', '5c', 'a', '@', ':', '\t', '?', '#'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        hostile.map((signs) => `/${signs.join('')}`),
      ),
      (path) => {
        const safe = returnPath(path)
        expect(new URL(safe, 'https://inzrt.example').origin).toBe('https://inzrt.example')
        expect(returnPath(safe)).toBe(safe)
      },
    ),
  )
})

test('the gate is open on the general brand, and to verified visitors on the adult one', () => {
  expect(ageDecision({ minimumAge: null, known: null, demanded: 'proved' })).toBe('open')
  expect(ageDecision({ minimumAge: 18, known: 'declared', demanded: 'declared' })).toBe('open')
  expect(ageDecision({ minimumAge: 18, known: null, demanded: 'declared' })).toBe('gate')
})

test('N015 a proof is good for a word, a word is not good for a proof', () => {
  expect(ageDecision({ minimumAge: 18, known: 'proved', demanded: 'declared' })).toBe('open')
  expect(ageDecision({ minimumAge: 18, known: 'proved', demanded: 'proved' })).toBe('open')
  expect(ageDecision({ minimumAge: 18, known: 'declared', demanded: 'proved' })).toBe('gate')
})

test('R206 the countdown starts at 60, falls by one a minute and starts again when reset', () => {
  expect(
    [0, 0.99, 1, 59, 60, 600].map((minute) => minutesLeft(60, after(0), after(minute))),
  ).toEqual([60, 60, 59, 1, 0, 0])
  expect(minutesLeft(60, after(30), after(30))).toBe(60)
})

test('R206 a clock set back never gives more than the limit', () => {
  expect(minutesLeft(60, after(10), after(0))).toBe(60)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('no time is left of a limit of %d', (limit) => {
  const left = () => minutesLeft(limit, new Date(0), new Date(0))

  expect(left).toThrow(RangeError)
  expect(left).toThrow(/^limit /)
})

test('no time is left since or until an invalid date', () => {
  const never = new Date('never')

  expect(() => minutesLeft(1, never, new Date(0))).toThrow(/^resetAt must be a valid Date\.$/)
  expect(() => minutesLeft(1, new Date(0), never)).toThrow(/^now must be a valid Date\.$/)
})
