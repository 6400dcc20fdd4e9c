import type { MailTemplate } from '../mail/MailTemplate.ts'
import { type MailName, mailTemplates } from '../mail/mailTemplates.ts'
import type { Site } from '../mail/Site.ts'
import { accountPaths } from './accountPaths.ts'

/**
 * What an account keeps of a letter: what it is about, and where that is found. null: nothing.
 * @example noteOfLetter({ template: 'adApproved', payload }, site) // { title: 'Inzerát „Kolo“ jsme zveřejnili', path: '/kolo-17' }
 */
export const noteOfLetter = (
  { template, payload }: Readonly<{ template: MailName; payload: object }>,
  site: Site,
): Readonly<{ title: string; path: string }> | null => {
  const pathOf = accountPaths[template] as ((letter: object) => string) | null
  const write = mailTemplates[template] as MailTemplate<object>

  return pathOf && { title: write(payload, site).subject, path: pathOf(payload) }
}
