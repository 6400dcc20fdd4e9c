import { type MailTemplate, text } from '../MailTemplate.ts'

export type AccountDeleted = { nickname: string }

/** The last letter to an account. */
export const accountDeleted: MailTemplate<AccountDeleted> = ({ nickname }, site) => ({
  subject: `Váš účet na webu ${site.name} je zrušený`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(
      `váš účet na webu ${site.name} jsme zrušili a osobní údaje v něm smazali. Vaše inzeráty už nejsou vidět. Doklady o zaplacených službách uchováváme po dobu, kterou ukládá zákon.`,
    ),
    text('Děkujeme, že jste u nás inzerovali.'),
  ],
})
