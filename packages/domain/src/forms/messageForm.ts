import * as z from 'zod/mini'
import { MESSAGE_LENGTH, NAME_MAX } from '../limits.ts'
import { optionalPhone, optionalText, requiredEmail, requiredText } from './fields.ts'
import { LABEL } from './label.ts'

/** A message to the seller of an advert; the e-mail is where the answer goes. */
export const MessageFormSchema = z.object({
  name: optionalText(LABEL.firstName, NAME_MAX),
  email: requiredEmail(),
  phoneNumber: optionalPhone(),
  text: requiredText(LABEL.message, MESSAGE_LENGTH),
})
export type MessageForm = z.infer<typeof MessageFormSchema>
