import * as z from 'zod/mini'
import { EXPLANATION_LENGTH, WHOLE_NAME_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalEmail, optionalText, requiredEmail, requiredText, ticked } from './fields.ts'
import * as formMessage from './formMessage.ts'

const wish = {
  explanation: optionalText(FIELD_LABEL.explanation, EXPLANATION_LENGTH.most),
  name: optionalText(FIELD_LABEL.yourName, WHOLE_NAME_MAX),
  email: optionalEmail(FIELD_LABEL.yourEmail),
}

const explained = {
  explanation: requiredText(FIELD_LABEL.whyIllegal, EXPLANATION_LENGTH),
  goodFaith: ticked(formMessage.goodFaith),
}

/** Notices under the Digital Services Act; only one of child abuse may stay without a name. */
export const NoticeFieldsSchemas = {
  illegal: z.object({
    reason: z.literal('illegal'),
    ...explained,
    name: requiredText(FIELD_LABEL.yourName, { most: WHOLE_NAME_MAX }),
    email: requiredEmail(FIELD_LABEL.yourEmail),
  }),
  child_abuse: z.object({ reason: z.literal('child_abuse'), ...wish, ...explained }),
} as const

/**
 * The report of an advert. What is no matter of the law needs no word. An illegal one is a notice
 * under the Digital Services Act (article 16): explained, in good faith, signed; only a notice of
 * child abuse may stay without a name.
 */
export const ReportFormSchema = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('wrong_section'),
    suggestedSectionSlug: z.nullable(z.string()),
    ...wish,
  }),
  z.object({
    reason: z.enum(['inappropriate', 'spam', 'fraud', 'sold', 'duplicate']),
    ...wish,
  }),
  NoticeFieldsSchemas.illegal,
  NoticeFieldsSchemas.child_abuse,
])
export type ReportForm = z.infer<typeof ReportFormSchema>
