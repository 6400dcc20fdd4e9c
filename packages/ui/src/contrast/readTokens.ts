import { type Oklch, parseOklch } from './oklch.ts'

export type Scheme = 'light' | 'dark'

export type Tokens = ReadonlyMap<string, Oklch>

const DECLARATION = /--([a-z0-9-]{1,60}):([^:;]+);/g
const BOTH = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/

/** Colours that a theme's style sheet gives to its tokens in one scheme. */
export const readTokens = (css: string, scheme: Scheme): Tokens => {
  const tokens = new Map<string, Oklch>()

  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) {
    const both = BOTH.exec(value.trim())
    const colour = parseOklch((both ? both[scheme === 'light' ? 1 : 2] : value)?.trim() ?? '')
    if (colour) tokens.set(name, colour)
  }

  return tokens
}
