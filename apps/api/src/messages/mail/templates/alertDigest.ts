import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { item, link, type MailTemplate, text } from '../MailTemplate.ts'

export type AlertDigest = {
  /** null: whom it goes to has no account. */
  nickname: string | null
  /** Name of the search. */
  search: string
  /** Query of the search page. */
  query: string
  /** All that is new; the letter names the first. */
  total: number
  ads: { slug: string; heading: string; note: string }[]
  /** Ends these letters. */
  token: string
}

/** New ads that a kept search found since its last letter. */
export const alertDigest: MailTemplate<AlertDigest> = (alert, site) => ({
  subject: `${countOf(alert.total, WORD_FORMS.newAdvert)}: ${alert.search}`,
  unsubscribe: site.url(`/api/hooks/unsubscribe/${alert.token}`),
  blocks: [
    text(alert.nickname === null ? 'Dobrý den,' : `Dobrý den, ${alert.nickname},`),
    text(`vašemu hledání „${alert.search}“ nově odpovídá:`),
    ...alert.ads.map(({ slug, heading, note }) => item(heading, note, site.url(`/${slug}`))),
    link('Zobrazit všechny výsledky', new URL(`/search?${alert.query}`, site.origin).href),
    item(
      'Už mi tato upozornění neposílejte',
      alert.nickname === null
        ? 'Stačí jedno klepnutí a váš e-mail zapomeneme.'
        : 'Stačí jedno klepnutí, přihlašovat se nemusíte.',
      site.url('/uzivatel/odhlasit-odber', { token: alert.token }),
    ),
  ],
})
