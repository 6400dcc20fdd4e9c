import { type Html, html } from '@inzrt/domain/text'
import type { BrandLook, LookColours } from '../../platform/brand/BrandLook.ts'

/** How wide and high a tooth of the pinked edge is, px. */
const TOOTH = { width: 12, height: 6 } as const

const tooth = (angle: number, colour: string): string =>
  `linear-gradient(${angle}deg,${colour} ${TOOTH.width / 2 / Math.SQRT2}px,transparent 0) 0 0/${TOOTH.width}px ${TOOTH.height}px repeat-x`

/** Colours of each part of a letter. */
const PAINTS = {
  ground: (look) => `background:${look.paper};color:${look.ink}`,
  sheet: (look) => `background:${look.sheet}`,
  stop: (look) => `color:${look.accent}`,
  band: (look) => `background:${look.stall};color:${look['on-stall']}`,
  edge: ({ stall }) => `background:${tooth(135, stall)},${tooth(225, stall)}`,
  quiet: (look) => `color:${look['ink-3']}`,
  link: (look) => `color:${look['accent-text']}`,
  button: (look) =>
    `background:${look.accent};color:${look['on-accent']};border:2px solid ${look.accent}`,
  outline: (look) => `color:${look['accent-text']};border:2px solid ${look['accent-text']}`,
  quote: (look) => `background:${look['paper-2']};border-left:4px solid ${look.accent}`,
  facts: (look) => `border-top:1px solid ${look.rule};border-bottom:1px solid ${look.rule}`,
  warning: (look) =>
    `background:${look['danger-wash']};border-left:4px solid ${look.danger};font-weight:bold`,
} satisfies Record<string, (look: LookColours) => string>

export type MailPart = keyof typeof PAINTS

/** The attributes of a part of a letter; many readers of mail keep only styles that stand there. */
export const painted = (part: MailPart, { day }: BrandLook, shape: string): Html =>
  html`class="${part}" style="${PAINTS[part](day)};${shape}"`

/** Stronger than the style of the element itself, which nothing else is. */
const important = (declarations: string): string =>
  declarations
    .split(';')
    .map((each) => `${each}!important`)
    .join(';')

/** What a letter’s head says of colours: of a brand with a day and a night those of the night, for who reads in the dark. */
export const mailScheme = ({ day, night }: BrandLook): Html => {
  const schemes = day === night ? 'dark' : 'light dark'
  const rules = Object.entries(PAINTS).map(
    ([part, paint]) => `.${part}{${important(paint(night))}}`,
  )

  return html`<meta name="color-scheme" content="${schemes}">
<meta name="supported-color-schemes" content="${schemes}">
<style>:root{color-scheme:${schemes}}${day === night ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`}</style>`
}
