import * as z from 'zod/mini'
import { companyFields, personFields } from './personFields.ts'

/** The profile in the account; a business keeps telling more than a private person. */
export const ProfileFormSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('private'), ...personFields() }),
  z.object({ kind: z.literal('business'), ...personFields(), ...companyFields() }),
])
export type ProfileForm = z.infer<typeof ProfileFormSchema>

/** What may be mailed besides what has to be. */
export const NotificationsFormSchema = z.object({ marketing: z.boolean() })
export type NotificationsForm = z.infer<typeof NotificationsFormSchema>
