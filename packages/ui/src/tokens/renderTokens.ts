import { toHex } from '../contrast/oklch.ts'
import {
  CORE_TOKENS,
  type ColourName,
  colourOf,
  colourTokens,
  type NamedToken,
  TOKEN_LOOKS,
  type TokenLook,
} from './tokens.ts'

type Dimension = Readonly<{ value: number; unit: string }>
type Colour = Readonly<{ components: readonly number[]; alpha?: number }>

const FLUID = 'cz.inzrt.fluid'

const quoted = (font: string): string => (/[A-Z ]/.test(font) ? `'${font}'` : font)

const RENDERERS: Readonly<Record<string, (value: never) => string>> = {
  color: ({ components, alpha }: Colour) =>
    `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`,
  dimension: ({ value, unit }: Dimension) => `${value}${unit}`,
  duration: ({ value, unit }: Dimension) => `${value}${unit}`,
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
  fontFamily: (fonts: readonly string[]) => fonts.map(quoted).join(', '),
  number: String,
}

/**
 * A token's value as CSS writes it; of a fluid size the formula.
 * @example toCss({ name: 'tap', type: 'dimension', token: { $value: { value: 44, unit: 'px' } } }) // '44px'
 * @throws TypeError for a type that no token has.
 */
export const toCss = ({ type, token }: NamedToken): string => {
  const fluid = token.$extensions?.[FLUID] as { css: string } | undefined
  const render = RENDERERS[type]
  if (!render) throw new TypeError(`A token has the unknown type ${type}.`)

  return fluid?.css ?? render(token.$value as never)
}

const HEADER = '/* Made from the tokens by `npm run tokens`. */'

const LINE = 100

/** A list that fits no line goes on in the next ones. */
const fill = (value: string): string => {
  const lines: string[] = []
  for (const item of `${value};`.split(/(?<=,) /)) {
    const longer = `${lines.at(-1)} ${item}`
    if (lines.length > 0 && longer.length <= LINE) lines.splice(-1, 1, longer)
    else lines.push(`    ${item}`)
  }

  return lines.join('\n')
}

const declaration = ([name, value]: readonly [string, string]): string => {
  const line = `  --${name}: ${value};`

  return line.length <= LINE ? line : `  --${name}:\n${fill(value)}`
}

const rule = (selector: string, declarations: readonly (readonly [string, string])[]): string =>
  `${HEADER}\n${selector} {\n${declarations.map(declaration).join('\n')}\n}\n`

/** No custom property works in a condition of `@media`. */
const isProperty = ([group]: readonly [string, unknown]): boolean => group !== 'breakpoint'

const renderCore = (): string =>
  rule(
    ':root',
    Object.entries(CORE_TOKENS)
      .filter(isProperty)
      .flatMap(([, tokens]) => tokens.map((token) => [token.name, toCss(token)] as const)),
  )

/** Colours of a brand; where its day and night differ, the reader's scheme picks. */
const renderBrand = (selector: string, day: TokenLook, night: TokenLook): string => {
  const dark = new Map(colourTokens(night).map((token) => [token.name, toCss(token)]))

  return rule(
    selector,
    colourTokens(day).map((token) => {
      const [one, other] = [toCss(token), dark.get(token.name)]

      return [token.name, one === other ? one : `light-dark(${one}, ${other})`] as const
    }),
  )
}

/** What letters and shared cards are coloured with. */
const LOOK_COLOURS: readonly ColourName[] = [
  ...(['paper', 'paper-2', 'sheet', 'ink', 'ink-3', 'rule', 'accent'] as const),
  ...(['on-accent', 'accent-text', 'stall', 'on-stall', 'danger', 'danger-wash'] as const),
  ...(['counter', 'print', 'print-ink'] as const),
]

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name)

const renderHexes = (look: TokenLook): string =>
  LOOK_COLOURS.map((name) => `    ${keyOf(name)}: '${toHex(colourOf(look, name))}',\n`).join('')

/** Readers of mail know no `oklch`. */
const renderLookColours = (): string =>
  `${HEADER}\n\n/** Colours of each look for letters and shared cards. */\nexport const LOOK_COLOURS = {\n${TOKEN_LOOKS.map(
    (look) => `  ${keyOf(look)}: {\n${renderHexes(look)}  },\n`,
  ).join('')}} as const\n`

/** The files that are made from the tokens, by their paths in the repository. */
const renderPapers = (): string =>
  `${HEADER}\n\n/** What a page lies on in each look, as browsers colour their own frame. */\nexport const PAPERS = {\n${TOKEN_LOOKS.map(
    (look) => `  ${keyOf(look)}: '${toHex(colourOf(look, 'paper'))}',\n`,
  ).join('')}} as const\n`

export const TOKEN_FILES = {
  'packages/ui/src/tokens/core.css': renderCore,
  'packages/ui/src/themes/inzrt.colours.css': () =>
    renderBrand(":root,\n[data-brand='inzrt']", 'inzrt-light', 'inzrt-dark'),
  'packages/ui/src/themes/pinkpack.colours.css': () =>
    renderBrand("[data-brand='pinkpack']", 'pinkpack', 'pinkpack'),
  'apps/api/src/platform/brand/lookColours.ts': renderLookColours,
  'packages/ui/src/tokens/papers.ts': renderPapers,
} as const
