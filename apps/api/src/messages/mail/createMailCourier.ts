import { type Courier, Undeliverable } from '../outbox/Courier.ts'
import { composeMail } from './composeMail.ts'
import type { Mailer } from './Mail.ts'
import type { MailTemplate } from './MailTemplate.ts'
import { mailTemplates } from './mailTemplates.ts'
import type { Sites } from './Site.ts'

const templates = new Map(Object.entries<MailTemplate<never>>(mailTemplates))

/** Brings letters: writes them from their templates when they leave, and hands them to the mailer. */
export const createMailCourier =
  (mailer: Mailer, sites: Sites, from: string): Courier =>
  async ({ template, payload, brandCode, recipient, providerKey }, signal) => {
    const write = templates.get(template)
    if (!write) throw new Undeliverable(`There is no template ${template}.`)
    const site = sites[brandCode]
    const content = write(payload as never, site)
    const mail = composeMail(content, site, { key: providerKey, from, to: recipient })
    await mailer.send(mail, signal)
  }
