import * as z from 'zod/mini'
import { EXPLANATION_LENGTH, MESSAGE_LENGTH, NAME_MAX } from '../limits.ts'
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredText,
} from './fields.ts'
import { isPriceAmount } from './isPriceAmount.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'

/** A message to the advertiser of an ad; the e-mail is where the answers go. */
export const MessageFormSchema = z.object({
  name: optionalText(LABEL.firstName, NAME_MAX),
  email: requiredEmail(),
  phoneNumber: optionalPhone(),
  text: requiredText(LABEL.message, MESSAGE_LENGTH),
})
export type MessageForm = z.infer<typeof MessageFormSchema>

/** The same of somebody logged in, who has the answers in the account. */
export const MemberMessageFormSchema = z.extend(MessageFormSchema, { email: optionalEmail() })

/** What is written on in a conversation: „Ano.“ is an answer. */
export const ReplyFormSchema = z.object({
  text: requiredText(LABEL.message, { most: MESSAGE_LENGTH.most }),
})

/** Why the other one of a conversation is reported; their words say the rest. */
export const ConversationReportFormSchema = z.object({
  explanation: optionalText(LABEL.explanation, EXPLANATION_LENGTH.most),
})

/** A price somebody offers, in whole crowns. */
export const OfferFormSchema = z.object({
  amount: requiredText(LABEL.priceAmount, { most: 20 }).check(
    z.refine((amount) => isPriceAmount(amount, 'czk'), message.crowns),
  ),
})
