import * as z from 'zod/mini'
import {
  COMPLAINT_ABOUT_LENGTH,
  COMPLAINT_LENGTH,
  COMPLAINT_WISH_MAX,
  NAME_MAX,
} from '../limits.ts'
import { optionalText, requiredEmail, requiredText } from './fields.ts'
import { LABEL } from './label.ts'

/** A complaint about a service of the portal; the e-mail is where its number and the answer go. */
export const ComplaintFormSchema = z.object({
  about: requiredText(LABEL.complaintAbout, COMPLAINT_ABOUT_LENGTH),
  text: requiredText(LABEL.complaint, COMPLAINT_LENGTH),
  wish: optionalText(LABEL.complaintWish, COMPLAINT_WISH_MAX),
  name: optionalText(LABEL.firstName, NAME_MAX),
  email: requiredEmail(),
})
export type ComplaintForm = z.infer<typeof ComplaintFormSchema>
