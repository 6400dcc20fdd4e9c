import { formatDate } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdEnd = { heading: string; slug: string; validUntil: string; token: string }

/** Sent three days before an ad ends: one click keeps it. */
export const adExpiring: MailTemplate<AdEnd> = ({ heading, slug, validUntil, token }, site) => ({
  subject: `Inzerát „${heading}“ brzy skončí`,
  blocks: [
    text('Dobrý den,'),
    text(`váš inzerát „${heading}“ platí do ${formatDate(new Date(validUntil))}.`),
    link('Prodloužit inzerát', site.url(`/${slug}/renew`, { token })),
    text('Přihlašovat se nemusíte. Když nic neuděláte, inzerát v ten den skončí.'),
  ],
})
