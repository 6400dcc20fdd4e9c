/** Every look a story is drawn and tested in: Inzrt has a day and a night, Pinkpack a night alone. */
export const LOOKS = {
  'inzrt-light': { title: 'Inzrt, den', brand: 'inzrt', scheme: 'light' },
  'inzrt-dark': { title: 'Inzrt, noc', brand: 'inzrt', scheme: 'dark' },
  pinkpack: { title: 'Pinkpack (má jen noc)', brand: 'pinkpack', scheme: 'dark' },
} as const

export type LookName = keyof typeof LOOKS

export const FIRST_LOOK: LookName = 'inzrt-light'

/** A look by the name a setting or the toolbar gives; the first one when there is no such look. */
export const lookName = (text: unknown): LookName =>
  typeof text === 'string' && text in LOOKS ? (text as LookName) : FIRST_LOOK

/** Looks of one brand differ in their colours alone. */
export const looksOfBrand = (look: LookName): LookName[] =>
  (Object.keys(LOOKS) as LookName[]).filter((each) => LOOKS[each].brand === LOOKS[look].brand)

/** A story is played in the first look of each brand. */
export const PLAYED_LOOKS = (Object.keys(LOOKS) as LookName[]).filter(
  (look) => looksOfBrand(look)[0] === look,
)
