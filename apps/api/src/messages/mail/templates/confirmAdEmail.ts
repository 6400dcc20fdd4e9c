import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type ConfirmAdEmail = { heading: string; token: string }

/** Sent to an address an ad is to have; until the link is opened, nothing is sent there. */
export const confirmAdEmail: MailTemplate<ConfirmAdEmail> = ({ heading, token }, site) => ({
  subject: `Potvrďte e-mail k inzerátu na webu ${site.name}`,
  blocks: [
    text('Dobrý den,'),
    text(`tento e-mail má patřit k inzerátu „${heading}“. Zbývá potvrdit, že je váš.`),
    link('Potvrdit e-mail', site.url('/uzivatel/overeni-inzeratu', { token })),
    text('Odkaz platí 48 hodin. Do té doby sem žádné zprávy od zájemců neposíláme.'),
    text('O inzerátu nic nevíte? Zprávu prosím smažte, nic se nezmění.'),
  ],
})
