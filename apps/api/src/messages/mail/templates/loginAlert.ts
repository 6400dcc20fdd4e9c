import { formatDateTime } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type LoginAlert = { nickname: string; device: string; at: string }

/** Tells the owner of a login from a device the account has not seen yet. */
export const loginAlert: MailTemplate<LoginAlert> = ({ nickname, device, at }, site) => ({
  subject: `Nové přihlášení na web ${site.name}`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(
      `${formatDateTime(new Date(at))} se k vašemu účtu někdo přihlásil ze zařízení, které neznáme: ${device}.`,
    ),
    text('Pokud jste to byli vy, je všechno v pořádku.'),
    text('Pokud ne, nastavte si ihned nové heslo. Tím všechna přihlášení skončí.'),
    link('Nastavit nové heslo', site.url('/uzivatel/reset-hesla')),
  ],
})
