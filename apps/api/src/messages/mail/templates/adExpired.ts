import { link, type MailTemplate, text } from '../MailTemplate.ts'
import type { AdEnd } from './adExpiring.ts'

/** Sent when an ad has ended: for thirty days one click brings it back. */
export const adExpired: MailTemplate<AdEnd> = ({ heading, slug, token }, site) => ({
  subject: `Inzerát „${heading}“ skončil`,
  blocks: [
    text('Dobrý den,'),
    text(`platnost vašeho inzerátu „${heading}“ skončila a už ho nikdo nevidí.`),
    link('Znovu zveřejnit', site.url(`/${slug}/renew`, { token })),
    text('Odkaz platí 30 dní a přihlašovat se nemusíte.'),
  ],
})
