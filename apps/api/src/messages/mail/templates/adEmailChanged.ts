import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdEmailChanged = { heading: string }

/** Sent to the former address of an ad, so that nobody loses an ad in silence. */
export const adEmailChanged: MailTemplate<AdEmailChanged> = ({ heading }, site) => ({
  subject: `E-mail k inzerátu na webu ${site.name} byl změněn`,
  blocks: [
    text('Dobrý den,'),
    text(`k inzerátu „${heading}“ teď patří jiný e-mail. Sem už o něm psát nebudeme.`),
    text('Pokud jste e-mail neměnili vy, ozvěte se nám prosím co nejdříve:'),
    link('Kontakty', site.url('/o-spolecnosti')),
  ],
})
