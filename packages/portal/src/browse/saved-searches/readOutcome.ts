import { FORM_OUTCOMES, type FormOutcome } from '@inzrt/contracts/pages/queryKeys'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'

/** What is said of a form that may be sent again as it is. */
export const LATER = 'Teď se to nepovedlo. Zkuste to prosím za chvíli znovu.'

/** How a form without a script ended, as its page's address says; null: it was not sent yet. */
export const readOutcome = ({ vysledek }: SearchParams): FormOutcome | null =>
  FORM_OUTCOMES.find((outcome) => outcome === vysledek) ?? null

export const readToken = ({ token }: SearchParams): string => [token].flat()[0] ?? ''
