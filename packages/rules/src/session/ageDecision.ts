/** Name of the cookie that says the gate was passed, and its value after a mere word; it holds no age and no date. */
export const AGE_COOKIE = { name: 'age-verified', value: '1' } as const

/** How somebody's age is known, the weaker first: by their word, by somebody else's proof. */
const AGE_LEVELS = ['declared', 'proved'] as const
export type AgeLevel = (typeof AGE_LEVELS)[number]

/** The brand's threshold (null on a brand for everybody), what is known of the visitor and what is demanded. */
export type AgeQuestion = Readonly<{
  minimumAge: number | null
  known: AgeLevel | null
  demanded: AgeLevel
}>

/**
 * Whether a page may be served or the age gate comes first; a proof is good for a word, not the other way round.
 * @example ageDecision({ minimumAge: 18, known: 'declared', demanded: 'proved' }) // "gate"
 */
export const ageDecision = ({ minimumAge, known, demanded }: AgeQuestion): 'open' | 'gate' =>
  minimumAge === null ||
  (known !== null && AGE_LEVELS.indexOf(known) >= AGE_LEVELS.indexOf(demanded))
    ? 'open'
    : 'gate'
