import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { RENEW_AFTER_EXPIRY_DAYS } from '@inzrt/rules/ad'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import type { AdEnd } from './adExpiring.ts'

/** Sent when an ad has ended: for some days one click brings it back. */
export const adExpired: MailTemplate<AdEnd> = ({ heading, slug, token }, site) => ({
  subject: `Inzerát „${heading}“ skončil`,
  blocks: [
    text('Dobrý den,'),
    text(`platnost vašeho inzerátu „${heading}“ skončila a už ho nikdo nevidí.`),
    link('Prodloužit inzerát', site.url(`/${slug}/renew`, { token })),
    text(
      `Odkaz platí ${countOf(RENEW_AFTER_EXPIRY_DAYS, WORD_FORMS.day)} a přihlašovat se nemusíte.`,
    ),
  ],
})
