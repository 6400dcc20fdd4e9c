import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdApproved = {
  heading: string
  slug: string
  /** It was out before and is again. */
  isRestored: boolean
}

/** Tells an advertiser that the ad is out. */
export const adApproved: MailTemplate<AdApproved> = ({ heading, slug, isRestored }, site) => ({
  subject: `Váš inzerát „${heading}“ je zveřejněný`,
  blocks: [
    text('Dobrý den,'),
    text(
      isRestored
        ? `váš inzerát „${heading}“ jsme znovu zveřejnili. Omlouváme se za přerušení.`
        : `váš inzerát „${heading}“ jsme schválili a zveřejnili.`,
    ),
    link('Zobrazit inzerát', site.url(`/${slug}`)),
  ],
})
