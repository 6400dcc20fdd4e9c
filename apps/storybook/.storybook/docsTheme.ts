import { toHex } from '@inzrt/ui/contrast/oklch.ts'
import { type ColourName, colourOf } from '@inzrt/ui/tokens/tokens.ts'
import { create, type ThemeVars } from 'storybook/theming/create'
import { LOOKS, type LookName } from './looks.ts'

const TEXT = "'Source Sans', 'Source Sans as Arial', system-ui, sans-serif"

/** Storybook's own frame of a page of docs in the colours of a look; it mixes them, so it needs plain values. */
export const docsTheme = (name: LookName): ThemeVars => {
  const { scheme } = LOOKS[name]
  const colour = (token: ColourName): string => toHex(colourOf(name, token))

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
