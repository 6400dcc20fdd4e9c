import * as z from 'zod/mini'
import { NAME_MAX, optionalText, requiredEmail, requiredText } from './fields.ts'
import { LABEL } from './label.ts'

/** Limits of what a complaint says happened. */
export const COMPLAINT_LENGTH = { least: 10, most: 2000 } as const

/** A complaint about a service of the portal; the e-mail is where its number and the answer go. */
export const ComplaintFormSchema = z.object({
  about: requiredText(LABEL.complaintAbout, { least: 3, most: 300 }),
  text: requiredText(LABEL.complaint, COMPLAINT_LENGTH),
  wish: optionalText(LABEL.complaintWish, 500),
  name: optionalText(LABEL.firstName, NAME_MAX),
  email: requiredEmail(),
})
export type ComplaintForm = z.infer<typeof ComplaintFormSchema>
