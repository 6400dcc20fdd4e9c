/** Every look a story is drawn and tested in: a brand and, where it has two, a scheme. */
export const LOOKS = {
  'inzrt-light': { brand: 'general', scheme: 'light' },
  'inzrt-dark': { brand: 'general', scheme: 'dark' },
  pinkpack: { brand: 'adult', scheme: 'dark' },
} as const

export type LookName = keyof typeof LOOKS

export const isLookName = (text: string | undefined): text is LookName =>
  text !== undefined && text in LOOKS
