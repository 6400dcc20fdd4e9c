import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdChangeApproved = { heading: string; slug: string }

/** Tells an advertiser that the change of an ad is out. */
export const adChangeApproved: MailTemplate<AdChangeApproved> = ({ heading, slug }, site) => ({
  subject: `Změna inzerátu „${heading}“ je zveřejněná`,
  blocks: [
    text('Dobrý den,'),
    text(`změnu vašeho inzerátu „${heading}“ jsme přečetli a\u00a0zveřejnili.`),
    link('Zobrazit inzerát', site.url(`/${slug}`)),
  ],
})
