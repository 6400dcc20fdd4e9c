import { item, type MailTemplate, text } from '../MailTemplate.ts'

export type AdMatches = {
  /** The reader's own ad. */
  heading: string
  slug: string
  ads: { slug: string; heading: string; note: string }[]
  /** Ends these letters. */
  token: string
}

/** Ads that offer what the reader's ad looks for, or look for what it offers. */
export const adMatches: MailTemplate<AdMatches> = ({ heading, slug, ads, token }, site) => ({
  subject: `Hodí se k vašemu inzerátu „${heading}“`,
  unsubscribe: site.url(`/api/hooks/unsubscribe/${token}`),
  blocks: [
    text('Dobrý den,'),
    text(`k vašemu inzerátu „${heading}“ by se mohlo hodit:`),
    ...ads.map((ad) => item(ad.heading, ad.note, site.url(`/${ad.slug}`))),
    item('Váš inzerát', 'Když už neplatí, prosím ukončete ho.', site.url(`/${slug}`)),
    item(
      'Už mi k tomuto inzerátu nic neposílejte',
      'Stačí jedno klepnutí, přihlašovat se nemusíte.',
      site.url('/uzivatel/odhlasit-odber', { token }),
    ),
  ],
})
