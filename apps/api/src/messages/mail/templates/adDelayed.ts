import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdDelayed = { heading: string; slug: string }

/** Sent once when nobody has read an ad by the day we promised. */
export const adDelayed: MailTemplate<AdDelayed> = ({ heading, slug }, site) => ({
  subject: `Omluva: inzerát „${heading}“ ještě čteme`,
  blocks: [
    text('Dobrý den,'),
    text(
      `váš inzerát „${heading}“ jsme měli přečíst do druhého pracovního dne a nestihli jsme to. Omlouváme se.`,
    ),
    text('Jakmile ho zveřejníme, bude platit o jeden den déle, zdarma.'),
    link('Kde je inzerát ve frontě', site.url(`/${slug}/edit`)),
  ],
})
