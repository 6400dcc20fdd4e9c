import { formatDate } from '@inzrt/domain/time'
import { code, link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderOfAd, orderSum, orderUrl } from '../OrderLetter.ts'
import type { Site } from '../Site.ts'

export type AdPassport = {
  heading: string
  slug: string
  dialCode: string
  /** ISO times and days; null: not published yet, or not printed on this site. */
  validUntil: string | null
  printedOn: string | null
  /** What was ordered with it; null: it costs nothing. */
  order: (OrderOfAd & { isPaid: boolean }) | null
}

const money = ({ order }: AdPassport, site: Site) =>
  order
    ? [
        text(
          order.isPaid
            ? `Objednávka ${order.publicNo} je zaplacená:`
            : `Objednávka ${order.publicNo} čeká na zaplacení:`,
        ),
        orderSum(order),
        link(
          order.isPaid ? 'Zobrazit objednávku a\u00a0doklad' : 'Zaplatit',
          orderUrl(order, site),
        ),
      ]
    : []

const times = ({ validUntil, printedOn }: AdPassport) => [
  ...(validUntil ? [text(`Inzerát platí do ${formatDate(new Date(validUntil))}.`)] : []),
  ...(printedOn
    ? [text(`V novinách vyjde ${formatDate(new Date(`${printedOn}T12:00:00Z`))}.`)]
    : []),
]

/**
 * The card of an ad without an account, to be printed or kept: everything that leads back to the
 * ad, but for its password.
 */
export const adPassport: MailTemplate<AdPassport> = (ad, site) => ({
  subject: `Průkaz inzerátu „${ad.heading}“`,
  blocks: [
    text('Dobrý den,'),
    text('tuto zprávu si uložte nebo vytiskněte. Najdete podle ní svůj inzerát i bez účtu.'),
    link('Zobrazit inzerát', site.url(`/${ad.slug}`)),
    code('Kód inzerátu', ad.dialCode),
    ...times(ad),
    ...money(ad, site),
    link('Upravit nebo smazat', site.url(`/${ad.slug}/edit`)),
    link('Prodloužit', site.url(`/${ad.slug}/renew`)),
    text('K úpravám potřebujete heslo, které jste si zvolili při vkládání. My ho neznáme.'),
    link('Nemám heslo', site.url('/editovat-inzerat')),
  ],
})
