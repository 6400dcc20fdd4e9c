import { formatPhone } from '@inzrt/domain/contact'
import { findScamLinks } from '@inzrt/domain/moderation'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdMessage = {
  heading: string
  slug: string
  name: string | null
  email: string
  phone: string | null
  content: string
}

const SCAM =
  'POZOR: odkaz ve zprávě vypadá jako podvodná stránka dopravce nebo banky. Neotvírejte ho a žádné údaje tam nezadávejte. Kurýr, který přiveze peníze, neexistuje.'

/** A buyer's words to a seller; the seller answers by writing to the buyer. */
export const adMessage: MailTemplate<AdMessage> = (message, site) => ({
  subject: `Zpráva k inzerátu „${message.heading}“`,
  blocks: [
    text('Dobrý den,'),
    ...(findScamLinks(message.content).length > 0 ? [text(SCAM)] : []),
    text(`k vašemu inzerátu „${message.heading}“ přišla zpráva:`),
    text(message.content),
    text(`Odesílatel: ${message.name || 'neuvedeno'}`),
    ...(message.phone ? [text(`Telefon: ${formatPhone(message.phone)}`)] : []),
    link(`Odpovědět na ${message.email}`, `mailto:${message.email}`),
    link('Zobrazit inzerát', site.url(`/${message.slug}`)),
    text(
      'Buďte opatrní: neposílejte zálohy, kódy z SMS ani údaje karty a zboží předávejte osobně.',
    ),
  ],
})
