import { findContacts } from '@inzrt/domain/contact'
import { foldLetters, plainSigns } from '@inzrt/domain/text'
import { findScamLinks } from './findScamLinks.ts'

export type MessageWarning = 'scam' | 'link' | 'phone' | 'whatsapp' | 'courier' | 'card' | 'deposit'

const WORDS = {
  whatsapp: /whats ?app/,
  courier: /(?<![a-z])kuryr/,
  card: /(?<![a-z])kart(?:a|y|e|u|ou)(?![a-z])/,
  deposit: /(?<![a-z])zaloh(?:a|y|u|ou)(?![a-z])/,
} as const satisfies Partial<Record<MessageWarning, RegExp>>

/**
 * What in a message fraud often begins with: a way out of the portal in the first words of somebody unknown, a
 * courier, a card or a deposit at any time. Warns, and decides nothing.
 * @example messageWarnings('Pošlu kurýra, napište na WhatsApp', { isFirst: true }) // ['whatsapp', 'courier']
 */
export const messageWarnings = (
  text: string,
  { isFirst }: { isFirst: boolean },
): MessageWarning[] => {
  const folded = foldLetters(plainSigns(text))
  const contacts = new Set(findContacts(text).map(({ kind }) => kind))
  const isFound: Readonly<Record<MessageWarning, boolean>> = {
    scam: findScamLinks(text).length > 0,
    link: isFirst && contacts.has('web'),
    phone: isFirst && contacts.has('phone'),
    whatsapp: isFirst && WORDS.whatsapp.test(folded),
    courier: WORDS.courier.test(folded),
    card: WORDS.card.test(folded),
    deposit: WORDS.deposit.test(folded),
  }

  return (Object.keys(isFound) as MessageWarning[]).filter((warning) => isFound[warning])
}
