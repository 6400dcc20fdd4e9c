import type { Conversation } from '@inzrt/contracts/conversation/conversation'
import { formatPhone } from '@inzrt/domain/contact'
import { type MessageWarning, messageWarnings } from '@inzrt/domain/moderation'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import type { ShownMessage } from '@inzrt/ui/conversation/MessageList.tsx'
import { nameOfOther } from './nameOfOther.ts'

const WARNINGS = {
  scam: 'Odkaz vypadá jako podvodná stránka dopravce nebo banky. Neotvírejte ho a nic tam nevyplňujte.',
  link: 'Už první zpráva vede na jiný web. Údaje ani platby na něm nezadávejte.',
  phone: 'Už první zpráva vás láká k telefonu. Domluvu tady můžeme dohledat, hovor ne.',
  whatsapp: 'Už první zpráva vás láká na WhatsApp. Podvodníci odvádějí lidi z portálu pryč.',
  courier: 'Kurýr, který přiveze peníze, neexistuje.',
  card: 'Číslo karty ani kódy z SMS nikomu neříkejte: k přijetí peněz je nikdo nepotřebuje.',
  deposit: 'Zálohu neposílejte, dokud jste zboží neviděli.',
} as const satisfies Record<MessageWarning, string>

/** Messages as a page shows them. Nobody is warned of their own words. */
export const toShownMessages = (conversation: Conversation): readonly ShownMessage[] =>
  conversation.messages.map(({ id, isOwn, content, phoneNumber, sentAt, isRead, isFirst }) => ({
    id,
    isOwn,
    who: isOwn ? 'Vy' : nameOfOther(conversation),
    facts: [
      nonBreaking(formatDateTime(new Date(sentAt))),
      ...(isOwn && isRead ? ['přečteno'] : []),
    ],
    content,
    phone: phoneNumber ? { href: `tel:${phoneNumber}`, text: formatPhone(phoneNumber) } : undefined,
    warnings: isOwn
      ? []
      : messageWarnings(content, { isFirst }).map((warning) => nonBreaking(WARNINGS[warning])),
  }))
