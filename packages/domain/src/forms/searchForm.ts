import * as z from 'zod/mini'
import { requiredText } from './fields.ts'
import { LABEL } from './label.ts'

/** Longer terms are refused; a search reads twelve words of them anyway. */
export const TERM_MAX = 200

/** The search modal: the term is required. */
export const SearchFormSchema = z.object({ term: requiredText(LABEL.term, { most: TERM_MAX }) })
export type SearchForm = z.infer<typeof SearchFormSchema>
