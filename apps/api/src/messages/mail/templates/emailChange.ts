import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type EmailChange = { nickname: string; token: string }

/** Sent to the new address; it counts once the link was opened. */
export const emailChange: MailTemplate<EmailChange> = ({ nickname, token }, site) => ({
  subject: `Potvrďte nový e-mail pro ${site.name}`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(`tento e-mail má nově patřit k vašemu účtu na webu ${site.name}. Zbývá ho potvrdit.`),
    link('Potvrdit nový e-mail', site.url('/uzivatel/overeni-emailu', { token })),
    text('Odkaz platí 48 hodin. Do té doby platí váš dosavadní e-mail.'),
    text('Nic takového jste nechtěli? Zprávu prosím smažte, nic se nezmění.'),
  ],
})
