import type { Side } from '@inzrt/contracts/conversation/conversation'
import { formatPhone } from '@inzrt/domain/contact'
import type { MessageWarning } from '@inzrt/rules/moderation'
import { facts, item, link, type MailTemplate, quote, text } from '../MailTemplate.ts'
import { warningBlocks } from './warningBlocks.ts'

export type AdMessage = {
  heading: string
  slug: string
  /** Which of the two reads it. */
  to: Side
  /** What the writer is called; null: has said no name. */
  name: string | null
  phone: string | null
  content: string
  /** How many are with it; they stand in the conversation alone. */
  photos: number
  /** Address of the conversation, with the key where the reader has no account. */
  path: string
  /** Where an answer by mail goes; null: there is no such address. */
  replyTo: string | null
  /** A number was left that stands in the conversation alone. */
  isPhoneThere: boolean
  /** What answers it in one press. */
  answers: readonly string[]
  warnings: readonly MessageWarning[]
}

/** The conversation with an answer begun; the letter sends nothing, since programs for mail open links too. */
const answerPath = (path: string, index: number): string =>
  `${path}${path.includes('#') ? '&' : '#'}odpoved=${index}`

/** A message of a conversation. It tells no address of its writer, and leads to where it is answered. */
export const adMessage: MailTemplate<AdMessage> = (message, site) => {
  const { heading, slug, to, name, phone, content, path, replyTo, warnings } = message
  const { isPhoneThere, answers, photos } = message

  return {
    ...(replyTo && { replyTo }),
    subject: `Zpráva k inzerátu „${heading}“`,
    blocks: [
      text('Dobrý den,'),
      ...warningBlocks(warnings),
      text(`k${to === 'seller' ? ' vašemu' : ''} inzerátu „${heading}“ přišla zpráva:`),
      quote(content),
      facts(
        ['Odesílatel', name ?? 'neuvedeno'],
        ...(phone ? ([['Telefon', formatPhone(phone)]] as const) : []),
      ),
      ...(isPhoneThere ? [text('Telefon najdete v\u00a0konverzaci.')] : []),
      ...(photos > 0
        ? [text(`Fotky u\u00a0zprávy: ${photos}. Uvidíte je v\u00a0konverzaci.`)]
        : []),
      link('Odpovědět v konverzaci', site.url(path)),
      ...answers.map((answer, index) =>
        item(answer, 'odpovíte jedním klepnutím', site.url(answerPath(path, index))),
      ),
      ...(replyTo
        ? [text('Můžete také prostě odpovědět na tento e-mail, předáme jen váš text.')]
        : []),
      ...(to === 'seller' ? [link('Zobrazit inzerát', site.url(`/${slug}`))] : []),
      text(
        'Váš e-mail druhá strana nevidí. Buďte opatrní: neposílejte zálohy, kódy z SMS ani údaje karty a zboží předávejte osobně.',
      ),
    ],
  }
}
