import { contrast } from '@inzrt/ui/contrast/oklch.ts'
import { PAIRS, TEXT_LEAST } from '@inzrt/ui/contrast/pairs.ts'
import { type ColourName, colourOf, type TokenLook } from '@inzrt/ui/tokens/tokens.ts'

export type ContrastRow = Readonly<{
  text: ColourName
  contrasts: Readonly<Record<TokenLook, number>>
  isAllowed: boolean
  /** The weakest text the ground allows: hints, notes and ages are written in it. */
  isHint: boolean
}>

/** Greys, the strongest first: what one reaches for on any ground. */
const GREYS = ['ink', 'ink-2', 'ink-3'] as const satisfies readonly ColourName[]

const textPairs = PAIRS.filter(({ least }) => least >= TEXT_LEAST)

const contrastsOf = (text: ColourName, ground: ColourName): ContrastRow['contrasts'] => ({
  'inzrt-light': contrast(colourOf('inzrt-light', text), colourOf('inzrt-light', ground)),
  'inzrt-dark': contrast(colourOf('inzrt-dark', text), colourOf('inzrt-dark', ground)),
  pinkpack: contrast(colourOf('pinkpack', text), colourOf('pinkpack', ground)),
})

const rowsOn = (ground: ColourName): readonly ContrastRow[] => {
  const allowed: readonly ColourName[] = textPairs
    .filter((pair) => pair.ground === ground)
    .map(({ text }) => text)
  const rows = Array.from(new Set([...GREYS, ...allowed]), (text) => ({
    text,
    contrasts: contrastsOf(text, ground),
    isAllowed: allowed.includes(text),
  })).sort((one, other) => Number(other.isAllowed) - Number(one.isAllowed))
  const neutral = GREYS.filter((grey) => allowed.includes(grey)).at(-1)
  const hint = neutral ?? rows.find(({ isAllowed }) => isAllowed)?.text

  return rows.map((row) => ({ ...row, isHint: row.text === hint }))
}

/** Each ground that text stands on, with what may be written on it and the greys that may not. */
export const CONTRAST_ROWS: readonly Readonly<{
  ground: ColourName
  rows: readonly ContrastRow[]
}>[] = Array.from(new Set(textPairs.map(({ ground }) => ground)), (ground) => ({
  ground,
  rows: rowsOn(ground),
}))
