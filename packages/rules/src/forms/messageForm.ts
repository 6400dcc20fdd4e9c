import * as z from 'zod/mini'
import { factsOf, QUESTIONS, type Question, type QuestionFact } from '../deal.ts'
import { minLength } from '../lengths.ts'
import { EXPLANATION_LENGTH, MESSAGE_LENGTH, MESSAGE_PHOTOS_MAX, NAME_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredText,
} from './fields.ts'
import * as formMessage from './formMessage.ts'
import { isPriceAmount } from './isPriceAmount.ts'

/** Of a time, a place, a thing. */
const FACT_MAX = 200
/** What a usual question with its facts takes of a message at most. */
const FACTS_MOST = 600

const phone = () => optionalPhone(FIELD_LABEL.yourPhone)

/** A message to the advertiser of an ad; the e-mail is where the answers go. */
export const MessageFormSchema = z.object({
  name: optionalText(FIELD_LABEL.yourName, NAME_MAX),
  email: requiredEmail(FIELD_LABEL.yourEmail),
  phoneNumber: phone(),
  text: requiredText(FIELD_LABEL.message, MESSAGE_LENGTH),
})
export type MessageForm = z.infer<typeof MessageFormSchema>

/** The same of somebody logged in, who has the answers in the account. */
const MemberMessageFormSchema = z.extend(MessageFormSchema, {
  email: optionalEmail(FIELD_LABEL.yourEmail),
})

/** What is written on in a conversation: „Ano.“ is an answer. */
export const ReplyFormSchema = z.object({
  text: requiredText(FIELD_LABEL.message, { most: MESSAGE_LENGTH.most }),
})

/** The same with photos, which may go without a word; one that could not be sent is `null`. */
export const replyWithPhotosFormSchema = (hasPhotos: boolean) =>
  z.object({
    text: hasPhotos
      ? optionalText(FIELD_LABEL.message, MESSAGE_LENGTH.most)
      : requiredText(FIELD_LABEL.message, { most: MESSAGE_LENGTH.most }),
    photos: z.array(z.nullable(z.string())).check(
      z.refine((photos) => !photos.includes(null), formMessage.unsentImages),
      z.refine(
        ({ length }) => length <= MESSAGE_PHOTOS_MAX,
        formMessage.tooManyImages(MESSAGE_PHOTOS_MAX),
      ),
    ),
  })

/** Why the other one of a conversation is reported; their words say the rest. */
export const ConversationReportFormSchema = z.object({
  explanation: optionalText(FIELD_LABEL.complaint, EXPLANATION_LENGTH.most),
})

/** A price somebody offers, in whole crowns. */
export const OfferFormSchema = z.object({
  amount: requiredText(FIELD_LABEL.priceAmount, { most: 20 }).check(
    z.refine((amount) => isPriceAmount(amount, 'czk'), formMessage.crowns),
  ),
})

const fact = (question: Question | '', name: QuestionFact) =>
  question !== '' && factsOf(question).includes(name)
    ? requiredText(FIELD_LABEL[name], { most: FACT_MAX })
    : optionalText(FIELD_LABEL[name], FACT_MAX)

/**
 * A message to the advertiser that may be a usual question, with what the question needs; the words of one's own then
 * may stay empty, and somebody who wants to be called says where.
 */
export const askFormSchema = (isMember: boolean, question: Question | '') =>
  z.extend(isMember ? MemberMessageFormSchema : MessageFormSchema, {
    question: z.enum(['', ...QUESTIONS]),
    when: fact(question, 'when'),
    where: fact(question, 'where'),
    what: fact(question, 'what'),
    text:
      question === ''
        ? requiredText(FIELD_LABEL.message, MESSAGE_LENGTH)
        : optionalText(FIELD_LABEL.addition, MESSAGE_LENGTH.most - FACTS_MOST),
    phoneNumber:
      question === 'call'
        ? phone().check(minLength(1, formMessage.required(FIELD_LABEL.yourPhone)))
        : phone(),
  })
