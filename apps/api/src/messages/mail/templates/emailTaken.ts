import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type EmailTaken = { nickname: string }

/** Sent instead of a confirmation when the address already belongs to an account. */
export const emailTaken: MailTemplate<EmailTaken> = ({ nickname }, site) => ({
  subject: `Na webu ${site.name} už účet máte`,
  blocks: [
    text('Dobrý den,'),
    text(
      `někdo – možná vy – teď chtěl tento e-mail použít pro jiný účet na webu ${site.name}. E-mail ale patří k účtu ${nickname}, a tak se nic nezměnilo.`,
    ),
    text('Pokud jste to byli vy, přihlaste se ke svému účtu. Heslo si můžete nastavit nové.'),
    link('Přihlásit se', site.url('/login')),
    text('Nebyli jste to vy? Nemusíte nic dělat, váš účet je v bezpečí.'),
  ],
})
