import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayHaveCode, mayTryCode, RESET_BOUNDS } from './resetBounds.ts'
import { isResetCode, randomResetCode, toResetCode } from './resetCode.ts'

const CODES = 2 ** 20

/** Guesses an attacker gets into one account who asks for every code and tries it as often as allowed. */
const guessesOf = (days: number): number => {
  let accountFaults = 0
  for (let day = 0; day < days; day++)
    for (let codesToday = 0; mayHaveCode({ codesToday, accountFaults }); codesToday++)
      for (let codeFaults = 0; mayTryCode({ codeFaults, accountFaults }); codeFaults++)
        accountFaults++

  return accountFaults
}

/** Accounts under attack one after another, each day until the site's budget is spent. */
const siteGuesses = (days: number): number => {
  let guesses = 0
  for (let day = 0; day < days; day++)
    for (let today = 0, left = RESET_BOUNDS.siteFaults.limit; left > 0; today++) {
      const mine = Math.min(guessesOf(1), left)
      left -= mine
      guesses += mine
      if (today > 10_000) throw new Error('The budget of the site is never spent.')
    }

  return guesses
}

test('R255 guessing at one account for a million days wins with a chance below 1 in 100,000', () => {
  const guesses = guessesOf(1_000_000)

  expect(guesses).toBe(10)
  expect(guesses / CODES).toBeLessThanOrEqual(1e-5)
})

test('R255 a year of guessing at all accounts steals 0.07 of one', () => {
  expect(RESET_BOUNDS.siteFaults.seconds).toBe(86_400)
  expect(siteGuesses(365)).toBe(73_000)
  expect(siteGuesses(365) / CODES).toBeLessThanOrEqual(0.1)
})

test('R255 an attacker simulated a million times wins about as often as calculated', () => {
  let seed = 42
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0

    return seed / 2 ** 32
  }
  const guesses = guessesOf(2)
  let thefts = 0
  for (let life = 0; life < 1_000_000; life++)
    for (let guess = 0; guess < guesses; guess++) if (random() < 1 / CODES) thefts++

  expect(thefts).toBeLessThanOrEqual(25)
})

test('R311 codes have four of thirty-two letters, each as likely as any other', () => {
  const counts = new Map<string, number>()
  for (let n = 0; n < 20_000; n++)
    for (const letter of randomResetCode()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const expected = (20_000 * 4) / 32

  expect([...counts.keys()].toSorted().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(expected * 0.15)
})

test('R311 what a code looks like when typed does not matter', () => {
  expect(toResetCode('oIl0')).toBe('0110')
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), (text) => {
      expect(toResetCode(toResetCode(text.toLowerCase()))).toBe(toResetCode(text.toLowerCase()))
    }),
  )
  for (let n = 0; n < 1_000; n++) {
    const code = randomResetCode()
    expect(toResetCode(code.toLowerCase())).toBe(code)
  }
})

test('R311 four characters are a code, more are a link', () => {
  expect(['', 'A', 'ABCD'].map(isResetCode)).toEqual([true, true, true])
  expect(['ABCDE', 'a'.repeat(43)].map(isResetCode)).toEqual([false, false])
})
