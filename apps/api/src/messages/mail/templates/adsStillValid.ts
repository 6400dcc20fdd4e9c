import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { item, link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdsStillValid = {
  total: number
  /** The first few of them. */
  ads: { heading: string; slug: string }[]
  /** Of the one the token speaks of. */
  slug: string
  token: string
}

/** Asks about all ads of an advertiser that are due, in one letter. */
export const adsStillValid: MailTemplate<AdsStillValid> = ({ total, ads, slug, token }, site) => ({
  subject: `Platí ještě vaše inzeráty? Je jich ${total}`,
  blocks: [
    text('Dobrý den,'),
    text(
      `zajímá nás, jestli ještě platí ${countOf(total, WORD_FORMS.advert)}, které u nás máte. Stačí jedno klepnutí za všechny.`,
    ),
    link('Všechny stále platí', site.url('/uzivatel/stale-plati', { inzerat: slug, token })),
    text(
      total > ads.length
        ? 'Které neplatí, prosím nejdřív ukončete ve svém účtu. Prvních pár z nich:'
        : 'Které neplatí, prosím nejdřív ukončete:',
    ),
    ...ads.map((ad) => item(ad.heading, '', site.url(`/${ad.slug}`))),
    text('Bez odpovědi inzeráty klesnou v seznamu a po druhé otázce je pozastavíme.'),
  ],
})
