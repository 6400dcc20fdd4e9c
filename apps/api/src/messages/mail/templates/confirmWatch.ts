import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { WATCH_CONFIRM_HOURS } from '@inzrt/rules/limits'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type ConfirmWatch = {
  frequency: 'instant' | 'weekly'
  token: string
}

const WHEN = { instant: 'hned, jak přibudou', weekly: 'jednou týdně v přehledu' } as const

/**
 * Asks the reader of an address without an account whether they want news of a search. Anyone may have typed the address:
 * what they search for is told once the reader has confirmed.
 */
export const confirmWatch: MailTemplate<ConfirmWatch> = ({ frequency, token }, site) => ({
  subject: 'Potvrďte hlídání nových inzerátů',
  blocks: [
    text('Dobrý den,'),
    text(
      `na tento e-mail máme posílat nové inzeráty k hledání, které u nás někdo zadal, a to ${WHEN[frequency]}. Byli jste to vy? Pak hlídání potvrďte.`,
    ),
    link('Potvrdit hlídání', site.url('/hlidani/potvrzeni', { token })),
    text(
      `Odkaz platí ${countOf(WATCH_CONFIRM_HOURS, WORD_FORMS.hour)}. Dokud hlídání nepotvrdíte, nic dalšího nepošleme.`,
    ),
    text('O nic jste nežádali? Zprávu prosím smažte. Váš e-mail pak sami zapomeneme.'),
  ],
})
