import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type VerifyEmail = { nickname: string; token: string }

/** Sent after registration: the link proves that the address is the reader's. */
export const verifyEmail: MailTemplate<VerifyEmail> = ({ nickname, token }, site) => ({
  subject: `Potvrďte svůj e-mail pro ${site.name}`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(`děkujeme za registraci na webu ${site.name}. Zbývá potvrdit, že tento e-mail je váš.`),
    link('Potvrdit e-mail', site.url('/uzivatel/overeni-emailu', { token })),
    text('Odkaz platí 48 hodin. Dokud e-mail nepotvrdíte, vaše inzeráty čekají na zveřejnění.'),
    text('Neregistrovali jste se? Zprávu prosím smažte, nic dalšího se nestane.'),
  ],
})
