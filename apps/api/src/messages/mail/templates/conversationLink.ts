import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type ConversationLink = {
  heading: string
  /** Whether it was handed on; what comes under an address that has a conversation already, or was blocked, is not. */
  isSent: boolean
  path: string
}

/**
 * Brings the key of a conversation to a buyer without an account. Anyone can name an address, so what was written stands
 * behind the link alone: in the letter, anyone's words would reach people they never concerned.
 */
export const conversationLink: MailTemplate<ConversationLink> = (
  { heading, isSent, path },
  site,
) => ({
  subject: `Vaše zpráva k inzerátu „${heading}“`,
  blocks: [
    text('Dobrý den,'),
    text(
      isSent
        ? `vaši zprávu k inzerátu „${heading}“ jsme předali. Odpověď vám přijde e-mailem a celou konverzaci najdete tady:`
        : `u inzerátu „${heading}“ někdo vyplnil váš e-mail a napsal zprávu. Zprávu jsme nepředali. Pokud je od vás, napište ji prosím znovu z této konverzace:`,
    ),
    link('Otevřít konverzaci', site.url(path)),
    text(
      'Odkaz je jen pro vás, nepřeposílejte ho. Pokud jste nám nepsali vy, nic dělat nemusíte: bez tohoto odkazu se do konverzace nikdo nedostane.',
    ),
  ],
})
