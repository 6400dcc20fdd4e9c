import * as z from 'zod/mini'
import {
  COMPLAINT_ABOUT_LENGTH,
  COMPLAINT_LENGTH,
  COMPLAINT_WISH_MAX,
  NAME_MAX,
} from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalText, requiredEmail, requiredText } from './fields.ts'

/** A complaint about a service of the portal; the e-mail is where its number and the answer go. */
export const ComplaintFormSchema = z.object({
  about: requiredText(FIELD_LABEL.complaintAbout, COMPLAINT_ABOUT_LENGTH),
  text: requiredText(FIELD_LABEL.complaint, COMPLAINT_LENGTH),
  wish: optionalText(FIELD_LABEL.complaintWish, COMPLAINT_WISH_MAX),
  name: optionalText(FIELD_LABEL.yourName, NAME_MAX),
  email: requiredEmail(FIELD_LABEL.yourEmail),
})
export type ComplaintForm = z.infer<typeof ComplaintFormSchema>
