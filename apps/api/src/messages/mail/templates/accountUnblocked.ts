import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AccountUnblocked = { nickname: string }

/** Tells the owner that the account may be used again. */
export const accountUnblocked: MailTemplate<AccountUnblocked> = ({ nickname }, site) => ({
  subject: `Váš účet na webu ${site.name} jsme odblokovali`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(
      'váš účet jsme odblokovali. Přihlásíte se jako dřív a inzeráty jsou znovu vidět, pokud jim mezitím neskončila platnost.',
    ),
    link('Přihlásit se', site.url('/login')),
  ],
})
