import { verifyEmail } from './templates/verifyEmail.ts'

/** Every letter the product writes, by its name. */
export const mailTemplates = { verifyEmail }

export type MailName = keyof typeof mailTemplates
export type MailPayload<Name extends MailName> = Parameters<(typeof mailTemplates)[Name]>[0]
