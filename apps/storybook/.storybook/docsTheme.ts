import { toHex } from '@inzrt/ui/contrast/oklch.ts'
import { readTokens } from '@inzrt/ui/contrast/readTokens.ts'
import inzrt from '@inzrt/ui/themes/inzrt.css?raw'
import pinkpack from '@inzrt/ui/themes/pinkpack.css?raw'
import { create, type ThemeVars } from 'storybook/theming/create'
import { LOOKS, type LookName } from './looks.ts'

const SHEETS = { inzrt, pinkpack }
const TEXT = "'Source Sans', 'Source Sans Fallback', system-ui, sans-serif"

/** Storybook's own frame of a page of docs in the colours of a look; it mixes them, so it needs plain values. */
export const docsTheme = (name: LookName): ThemeVars => {
  const { brand, scheme } = LOOKS[name]
  const tokens = readTokens(SHEETS[brand], scheme)
  const colour = (token: string): string => {
    const found = tokens.get(token)
    if (!found) throw new Error(`The theme ${brand} has no colour --${token}.`)

    return toHex(found)
  }

  return create({
    base: scheme,
    fontBase: TEXT,
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent-text'),
    appBg: colour('paper-2'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('rule'),
    appBorderRadius: 4,
    textColor: colour('ink'),
    textInverseColor: colour('paper'),
    textMutedColor: colour('ink-2'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('accent-text'),
    barSelectedColor: colour('accent-text'),
    barBg: colour('paper'),
    buttonBg: colour('sheet'),
    buttonBorder: colour('rule-2'),
    booleanBg: colour('paper-2'),
    booleanSelectedBg: colour('sheet'),
    inputBg: colour('sheet'),
    inputBorder: colour('rule-2'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 4,
  })
}
