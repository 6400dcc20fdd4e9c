import { formatDateTime } from '@inzrt/domain/time'
import { item, link, type MailTemplate, text } from '../MailTemplate.ts'

type Thing = { slug: string; heading: string; note: string }

export type ExchangeFound = {
  own: string
  /** Of the reader's own ad. */
  slug: string
  /** What the reader would get, and, among three, what the advertiser of that would get. */
  others: Thing[]
  endsAt: string
  path: string
  /** Ends these letters. */
  token: string
}

/** An exchange among two or three; nobody learns of anybody until all agree. */
export const exchangeFound: MailTemplate<ExchangeFound> = (
  { own, others: [gets, third], endsAt, path, token },
  site,
) => ({
  subject: `Výměna pro váš inzerát „${own}“`,
  unsubscribe: site.url(`/api/hooks/unsubscribe/${token}`),
  blocks: [
    text('Dobrý den,'),
    text(
      third
        ? `k vašemu inzerátu „${own}“ jsme našli výměnu ve třech. Dostali byste:`
        : `k vašemu inzerátu „${own}“ jsme našli, s kým se můžete vyměnit. Dostali byste:`,
    ),
    ...(gets ? [item(gets.heading, gets.note, site.url(`/${gets.slug}`))] : []),
    ...(third
      ? [
          text('Kdo to nabízí, dostal by:'),
          item(third.heading, third.note, site.url(`/${third.slug}`)),
          text('A kdo nabízí tohle, dostal by věc z vašeho inzerátu.'),
        ]
      : []),
    link('Podívat se a odpovědět', site.url(path)),
    text(
      `Kontakt na vás nikdo nedostane, dokud nebudou souhlasit všichni. Odpovědět můžete do ${formatDateTime(new Date(endsAt))}.`,
    ),
    item(
      'Už mi k tomuto inzerátu nic neposílejte',
      'Stačí jedno klepnutí, přihlašovat se nemusíte.',
      site.url('/uzivatel/odhlasit-odber', { token }),
    ),
  ],
})
