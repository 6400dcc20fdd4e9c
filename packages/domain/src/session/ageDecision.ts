/** Name and only value of the cookie that says the gate was passed; it holds no age and no date. */
export const AGE_COOKIE = { name: 'age-verified', value: '1' } as const

/** What the gate needs: the brand's threshold (null on a brand for everybody) and the cookie. */
export type AgeQuestion = Readonly<{ minimumAge: number | null; cookie: string | null | undefined }>

/**
 * Whether a page may be served or the age gate comes first.
 * @example ageDecision({ minimumAge: 18, cookie: undefined }) // "gate"
 */
export const ageDecision = ({ minimumAge, cookie }: AgeQuestion): 'open' | 'gate' =>
  minimumAge === null || cookie === AGE_COOKIE.value ? 'open' : 'gate'
