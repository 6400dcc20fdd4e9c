import { findContacts } from '@inzrt/domain/contact'
import * as z from 'zod/mini'
import { EXPLANATION_LENGTH, RATING_TEXT_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalText, requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'

/** Nobody is reached through what is said of somebody. */
const withoutContacts = z.refine<string>(
  (text) => findContacts(text).length === 0,
  'Čtou to i\u00a0ostatní. Telefon, e-mail ani odkaz sem prosím nepište.',
)

/** What one of the two of a deal says of the other; stars suffice. */
export const RatingFormSchema = z.object({
  stars: z.enum(['5', '4', '3', '2', '1'], formMessage.choose(FIELD_LABEL.stars)),
  text: optionalText(FIELD_LABEL.rating, RATING_TEXT_MAX).check(withoutContacts),
})
export type RatingForm = { stars: '' | '1' | '2' | '3' | '4' | '5'; text: string }

/** What somebody answers to a rating, once. */
export const RatingAnswerFormSchema = z.object({
  text: requiredText(FIELD_LABEL.answer, { most: RATING_TEXT_MAX }).check(withoutContacts),
})

/** What is wrong with a rating. */
export const RatingReportFormSchema = z.object({
  explanation: requiredText(FIELD_LABEL.ratingFault, EXPLANATION_LENGTH),
})
