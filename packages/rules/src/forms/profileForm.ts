import * as z from 'zod/mini'
import { companyFields, personFields } from './personFields.ts'

/** The profile in the account; a business keeps telling more than a private person. */
export const ProfileFormSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('private'), ...personFields() }),
  z.object({ kind: z.literal('business'), ...personFields(), ...companyFields() }),
])
export type ProfileForm = z.infer<typeof ProfileFormSchema>

/** Letters somebody with an account can do without; what they say stands in the account too. */
export const LETTER_KINDS = ['messages', 'matchingAds', 'endings', 'ratings'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** What is mailed besides what has to be: news of the site, and each kind of letters one can do without. */
export const NotificationsFormSchema = z.object({
  marketing: z.boolean(),
  messages: z.boolean(),
  matchingAds: z.boolean(),
  endings: z.boolean(),
  ratings: z.boolean(),
} satisfies Record<'marketing' | LetterKind, unknown>)
export type NotificationsForm = z.infer<typeof NotificationsFormSchema>
