import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type ExchangeEnded = { own: string; slug: string }

/** For those who had agreed: it will not be. Who did not want it is nobody's business. */
export const exchangeEnded: MailTemplate<ExchangeEnded> = ({ own, slug }, site) => ({
  subject: `Z výměny sešlo: „${own}“`,
  blocks: [
    text('Dobrý den,'),
    text(
      `výměna věci z inzerátu „${own}“ se neuskuteční, nesouhlasili s ní včas všichni. Kontakt na vás nikdo nedostal. Hledáme dál a dáme vám vědět.`,
    ),
    link('Váš inzerát', site.url(`/${slug}`)),
  ],
})
