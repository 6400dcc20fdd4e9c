import { formatDateTime } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type RecoveryCodeUsed = { nickname: string; left: number; device: string; at: string }

/** Tells the owner that one of the recovery codes was used up. */
export const recoveryCodeUsed: MailTemplate<RecoveryCodeUsed> = (
  { nickname, left, device, at },
  site,
) => ({
  subject: `Použitý záložní kód na webu ${site.name}`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(
      `${formatDateTime(new Date(at))} někdo ze zařízení ${device} použil záložní kód k vašemu účtu. Zbývá vám jich ${left}.`,
    ),
    text('Pokud jste to byli vy, je všechno v pořádku. Pokud ne, nastavte si ihned nové heslo:'),
    link('Nastavit nové heslo', site.url('/uzivatel/reset-hesla')),
  ],
})
