import { formatDateTime } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

/** What happened, in words that follow a date. */
const CHANGES = {
  appAdded: 'přibyla k vašemu účtu aplikace s kódy. Od teď se do něj přihlašuje ve dvou krocích.',
  appRemoved: 'byla z vašeho účtu odebrána aplikace s kódy.',
  passkeyAdded:
    'přibyl k vašemu účtu přístupový klíč. Do účtu se od teď přihlašuje ve dvou krocích.',
  passkeyRemoved: 'byl z vašeho účtu odebrán přístupový klíč.',
  codesMade: 'vznikly k vašemu účtu nové záložní kódy. Dřívější už neplatí.',
  takenAway:
    'vám správce zrušil druhý krok přihlášení a všechna přihlášení skončila. Až se přihlásíte heslem, nastavte si ho prosím znovu.',
} as const

export type SecondFactorChange = keyof typeof CHANGES
export type SecondFactorChanged = { nickname: string; change: SecondFactorChange; at: string }

/** Tells the owner that the second step of their login was changed, no matter who changed it. */
export const secondFactorChanged: MailTemplate<SecondFactorChanged> = (
  { nickname, change, at },
  site,
) => ({
  subject: `Přihlášení ve dvou krocích na webu ${site.name}: změna`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(`${formatDateTime(new Date(at))} ${CHANGES[change]}`),
    text('Pokud o tom víte, je všechno v pořádku. Pokud ne, nastavte si ihned nové heslo:'),
    link('Nastavit nové heslo', site.url('/uzivatel/reset-hesla')),
  ],
})
