import { describe, expect, test } from 'vitest'
import { colourOf, type TokenLook } from '../tokens/tokens.ts'
import { contrast } from './oklch.ts'
import { PAIRS } from './pairs.ts'

const LOOKS: Readonly<Record<TokenLook, string>> = {
  'inzrt-light': 'Inzrt by day',
  'inzrt-dark': 'Inzrt by night',
  pinkpack: 'Pinkpack',
}

test('black on white has the contrast 21', () => {
  const black = { lightness: 0, chroma: 0, hue: 0 }
  const white = { lightness: 1, chroma: 0, hue: 0 }

  expect(contrast(black, white)).toBeCloseTo(21, 1)
})

describe.each(Object.entries(LOOKS))('P063 %s, %s', (look) => {
  test.each(PAIRS)('$text on $ground has at least $least : 1', ({ text, ground, least }) => {
    const [one, other] = [text, ground].map((name) => colourOf(look as TokenLook, name))

    expect(one && other && contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
})
