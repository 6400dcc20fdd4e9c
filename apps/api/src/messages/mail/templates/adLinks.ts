import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdLinks = { ads: readonly { heading: string; token: string }[]; minutes: number }

/** Sent to an advertiser without an account who lost an ad or its password. */
export const adLinks: MailTemplate<AdLinks> = ({ ads, minutes }, site) => ({
  subject: `Odkazy k vašim inzerátům na webu ${site.name}`,
  blocks: [
    text('Dobrý den,'),
    text('tady otevřete své inzeráty k úpravám bez hesla:'),
    ...ads.map(({ heading, token }) => link(heading, site.url('/editovat-inzerat', { token }))),
    text(`Odkazy platí ${minutes} minut a každý funguje jen jednou. Nikomu je neposílejte.`),
    text('Nežádali jste o ně? Zprávu prosím smažte, s inzeráty se nic nestane.'),
  ],
})
