import { foldLetters } from '../text/foldLetters.ts'
import type { TextRange } from '../text/TextRange.ts'

type NumberToken = { start: number; end: number; digits: number }

const PHONE_DIGITS = 9

/** How many digits a word dictates: „sedmdesát sedm“ and „sedm sedm“ are two, „patnáct“ is two. */
const DIGITS_OF_WORD: ReadonlyMap<string, number> = new Map([
  ...'nula jedna jeden jedno dva dve tri ctyri pet sest sedm osm devet'
    .split(' ')
    .map((word) => [word, 1] as const),
  ...'dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat sto sta set ste'
    .split(' ')
    .map((word) => [word, 1] as const),
  ...'deset jedenact dvanact trinact ctrnact patnact sestnact sedmnact osmnact devatenact'
    .split(' ')
    .map((word) => [word, 2] as const),
])

const DATE = /(?<!\d)(?:[12]\d|3[01]|0?[1-9])\. ?(?:1[0-2]|0?[1-9])\. ?(?:19|20)\d\d(?!\d)/g
const TOKEN = /\+?\d[\doO]*|\p{L}[\p{L}\p{M}]*/gu
const GAP = /^[\s.,\-–/()_*|]{0,4}$/

const withoutDates = (text: string): string => text.replace(DATE, (date) => 'x'.repeat(date.length))

const numberTokens = (text: string): NumberToken[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
    digits: /^\+?\d/.test(token)
      ? token.replace('+', '').length
      : (DIGITS_OF_WORD.get(foldLetters(token)) ?? 0),
  })).filter(({ digits }) => digits > 0)

const joinNeighbours = (text: string, tokens: readonly NumberToken[]): NumberToken[] => {
  const runs: NumberToken[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    if (last && GAP.test(text.slice(last.end, token.start))) {
      last.end = token.end
      last.digits += token.digits
    } else {
      runs.push({ ...token })
    }
  }

  return runs
}

/**
 * Finds phone numbers, also spaced out, with the letter O for zero, or dictated in words:
 * nine digits or more in a row. Dates are no numbers of anybody.
 * @example findPhones('volejte 777 12 34 56') // [[8, 20]]
 */
export const findPhones = (text: string): TextRange[] =>
  joinNeighbours(text, numberTokens(withoutDates(text)))
    .filter(({ digits }) => digits >= PHONE_DIGITS)
    .map(({ start, end }) => [start, end])
