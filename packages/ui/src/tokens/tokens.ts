import type { Oklch } from '../contrast/oklch.ts'
import core from './core.tokens.json' with { type: 'json' }
import inzrtDark from './inzrt-dark.tokens.json' with { type: 'json' }
import inzrtLight from './inzrt-light.tokens.json' with { type: 'json' }
import pinkpack from './pinkpack.tokens.json' with { type: 'json' }

/** A token in the Design Tokens format (DTCG 2025.10); its type may be said by its group. */
type Token = Readonly<{
  $value: unknown
  $type?: string
  $description?: string
  $extensions?: Readonly<Record<string, unknown>>
}>

type Group = Readonly<Record<string, unknown>>

export type NamedToken = Readonly<{
  /** Name of the custom property, without its dashes. */
  name: string
  type: string
  token: Token
}>

/** Name of a colour, the same in every look. */
export type ColourName = Exclude<keyof typeof inzrtLight.color, `$${string}`>

const FILES = { 'inzrt-light': inzrtLight, 'inzrt-dark': inzrtDark, pinkpack }

/** A brand at a time of day. */
export type TokenLook = keyof typeof FILES

export const TOKEN_LOOKS = Object.keys(FILES) as readonly TokenLook[]

const isToken = (value: unknown): value is Token =>
  typeof value === 'object' && value !== null && '$value' in value

const tokensIn = (group: Group): NamedToken[] =>
  Object.entries(group).flatMap(([name, token]) =>
    isToken(token) ? [{ name, type: token.$type ?? String(group.$type), token }] : [],
  )

/** What every look shares, by group: fonts, sizes, space, shape, motion, layers, breakpoints. */
export const CORE_TOKENS: Readonly<Record<string, readonly NamedToken[]>> = Object.fromEntries(
  Object.entries(core).map(([name, group]) => [name, tokensIn(group)]),
)

/** Colours of a look, in the order of their file. */
export const colourTokens = (look: TokenLook): readonly NamedToken[] => tokensIn(FILES[look].color)

type ColourValue = Readonly<{ components: readonly [number, number, number] }>

/**
 * A colour of a look.
 * @example colourOf('inzrt-light', 'paper') // { lightness: 0.966, chroma: 0.013, hue: 92 }
 */
export const colourOf = (look: TokenLook, name: ColourName): Oklch => {
  const { components } = FILES[look].color[name].$value as unknown as ColourValue
  const [lightness, chroma, hue] = components

  return { lightness, chroma, hue }
}
