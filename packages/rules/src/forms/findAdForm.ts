import * as z from 'zod/mini'
import { FIND_LENGTH } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { presentPassword, requiredText } from './fields.ts'

const find = () => requiredText(FIELD_LABEL.find, FIND_LENGTH)

/** The form that opens an advert by what it is found by and its password. */
export const FindAdFormSchema = z.object({
  find: find(),
  password: presentPassword(FIELD_LABEL.adPassword),
})
export type FindAdForm = z.infer<typeof FindAdFormSchema>

/** The form that opens the advert one came for by its password. */
export const AdPasswordFormSchema = z.pick(FindAdFormSchema, { password: true })

/** The form that has links to one's adverts sent. */
export const AdLinksFormSchema = z.object({ find: find() })
export type AdLinksForm = z.infer<typeof AdLinksFormSchema>
