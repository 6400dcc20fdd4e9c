import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type EmailChanged = { nickname: string }

/** Sent to the former address, so that nobody's account is taken away in silence. */
export const emailChanged: MailTemplate<EmailChanged> = ({ nickname }, site) => ({
  subject: `E-mail k účtu na webu ${site.name} byl změněn`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(
      'k vašemu účtu teď patří jiný e-mail. Na tuto adresu vám už žádné zprávy posílat nebudeme.',
    ),
    text('Pokud jste e-mail neměnili vy, ozvěte se nám prosím co nejdříve:'),
    link('Kontakty', site.url('/o-spolecnosti')),
  ],
})
