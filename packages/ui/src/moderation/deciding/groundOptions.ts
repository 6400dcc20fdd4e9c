import { DECISION_GROUNDS } from '@inzrt/rules/moderation'

const BASES = { law: 'zákon', terms: 'pravidla' } as const

/** What a decision against an ad may rest on, as options of a select. */
export const groundOptions = [
  { value: '', label: 'Vyberte důvod' },
  ...Object.entries(DECISION_GROUNDS).map(([value, { basis, title }]) => ({
    value,
    label: `${title} (${BASES[basis]})`,
  })),
]
