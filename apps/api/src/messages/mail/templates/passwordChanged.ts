import { formatDateTime } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type PasswordChanged = { nickname: string; at: string }

/** Tells the owner that the password is another one, no matter who changed it. */
export const passwordChanged: MailTemplate<PasswordChanged> = ({ nickname, at }, site) => ({
  subject: `Heslo k účtu na webu ${site.name} bylo změněno`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(
      `heslo k vašemu účtu bylo ${formatDateTime(new Date(at))} změněno. Ostatní přihlášení jsme ukončili.`,
    ),
    text('Pokud jste to byli vy, je všechno v pořádku. Pokud ne, nastavte si ihned nové heslo:'),
    link('Nastavit nové heslo', site.url('/uzivatel/reset-hesla')),
  ],
})
