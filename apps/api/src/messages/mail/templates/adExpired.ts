import { RENEW_AFTER_EXPIRY_DAYS } from '@inzrt/domain/ad'
import { countOf, WORDS } from '@inzrt/domain/text'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import type { AdEnd } from './adExpiring.ts'

/** Sent when an ad has ended: for some days one click brings it back. */
export const adExpired: MailTemplate<AdEnd> = ({ heading, slug, token }, site) => ({
  subject: `Inzerát „${heading}“ skončil`,
  blocks: [
    text('Dobrý den,'),
    text(`platnost vašeho inzerátu „${heading}“ skončila a už ho nikdo nevidí.`),
    link('Prodloužit inzerát', site.url(`/${slug}/renew`, { token })),
    text(`Odkaz platí ${countOf(RENEW_AFTER_EXPIRY_DAYS, WORDS.day)} a přihlašovat se nemusíte.`),
  ],
})
