import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, type Oklch } from './oklch.ts'
import { PAIRS } from './pairs.ts'
import { readTokens, type Tokens } from './readTokens.ts'

const theme = (name: string): string =>
  readFileSync(new URL(`../themes/${name}.css`, import.meta.url), 'utf8')

const LOOKS: Readonly<Record<string, Tokens>> = {
  'Inzrt by day': readTokens(theme('inzrt'), 'light'),
  'Inzrt by night': readTokens(theme('inzrt'), 'dark'),
  Pinkpack: readTokens(theme('pinkpack'), 'dark'),
}

const colour = (tokens: Tokens, name: string): Oklch => {
  const found = tokens.get(name)
  if (!found) throw new Error(`The theme has no colour --${name}.`)

  return found
}

test('black on white has the contrast 21', () => {
  const black = { lightness: 0, chroma: 0, hue: 0 }
  const white = { lightness: 1, chroma: 0, hue: 0 }

  expect(contrast(black, white)).toBeCloseTo(21, 1)
})

describe.each(Object.entries(LOOKS))('P063 %s', (_, tokens) => {
  test.each(PAIRS)('$text on $ground has at least $least : 1', ({ text, ground, least }) => {
    expect(contrast(colour(tokens, text), colour(tokens, ground))).toBeGreaterThanOrEqual(least)
  })
})

test('both brands name the same colours', () => {
  const [day, night, pink] = Object.values(LOOKS).map((tokens) => [...tokens.keys()].sort())

  expect(night).toEqual(day)
  expect(pink).toEqual(day)
})
