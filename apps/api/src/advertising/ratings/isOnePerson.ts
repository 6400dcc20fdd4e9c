import { foldEmail } from '../../identity/users/foldEmail.ts'
import { type Sides, sidesOf } from '../conversations/sidesOf.ts'

const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox an address leads to: what stands after a plus does not matter, nor do dots at Gmail.
 * @example mailboxOf('Jana.K+kola@gmail.com') // 'janak@gmail.com'
 */
const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = foldEmail(email).split('@')
  const [box = ''] = name.split('+')

  return DOTLESS.has(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`
}

type Contacts = Readonly<{
  email: string | null
  emailVerifiedAt: Date | null
  phone: string | null
  phoneVerifiedAt: Date | null
}>

const provedContacts = (of: Contacts | null): string[] => [
  ...(of?.email && of.emailVerifiedAt ? [mailboxOf(of.email)] : []),
  ...(of?.phone && of.phoneVerifiedAt ? [of.phone] : []),
]

/**
 * Whether both ends of a deal have one account, mailbox or telephone: nobody rates oneself. Contacts count that were
 * proved: anybody could write down somebody else's, to keep them from rating.
 */
export const isOnePerson = (sides: Sides): boolean => {
  const { conversation, ad, seller, buyer } = sides
  if (ad.userId !== null && ad.userId === conversation.buyerId) return true
  const { email: ofLetters } = sidesOf(sides).buyer
  const sellers = new Set([...provedContacts(ad), ...provedContacts(seller)])
  const buyers = [...(ofLetters ? [mailboxOf(ofLetters)] : []), ...provedContacts(buyer)]

  return buyers.some((contact) => sellers.has(contact))
}
