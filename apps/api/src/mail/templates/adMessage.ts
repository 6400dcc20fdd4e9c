import { formatPhone } from '@inzrt/domain/contact'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AdMessage = {
  heading: string
  slug: string
  name: string | null
  email: string
  phone: string | null
  content: string
}

/** A buyer's words to a seller; the seller answers by writing to the buyer. */
export const adMessage: MailTemplate<AdMessage> = (message, site) => ({
  subject: `Zpráva k inzerátu „${message.heading}“`,
  blocks: [
    text('Dobrý den,'),
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
