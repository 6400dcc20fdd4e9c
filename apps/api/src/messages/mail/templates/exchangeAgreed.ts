import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type ExchangeAgreed = { own: string; gets: string; path: string }

/** All have agreed: the conversation with the one whose thing the reader gets. */
export const exchangeAgreed: MailTemplate<ExchangeAgreed> = ({ own, gets, path }, site) => ({
  subject: `Všichni souhlasí s výměnou: „${own}“`,
  blocks: [
    text('Dobrý den,'),
    text(
      `s výměnou souhlasí všichni: za věc z inzerátu „${own}“ dostanete tu z inzerátu „${gets}“. Domluvte se, kdy a kde:`,
    ),
    link('Otevřít konverzaci', site.url(path)),
    text('Odkaz je jen pro vás, nepřeposílejte ho. Věci si před předáním prohlédněte.'),
  ],
})
