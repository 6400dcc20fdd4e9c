import { and, eq, isNotNull } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { Sides } from '../conversations/sidesOf.ts'

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

const haveCommon = (one: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  one.some((value) => value && other.includes(value))

/** Numbers a buyer left to be called back at. */
const phonesLeft = async (
  on: Transaction | Database['db'],
  conversationId: number,
): Promise<readonly (string | null)[]> => {
  const rows = await on
    .selectDistinct({ phone: messages.phone })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.side, 'buyer'),
        isNotNull(messages.phone),
      ),
    )

  return rows.map(({ phone }) => phone)
}

/** Whether both ends of a deal have one account, mailbox or telephone: nobody rates oneself. */
export const isOnePerson = async (
  on: Transaction | Database['db'],
  { conversation, ad, seller, buyer }: Sides,
): Promise<boolean> => {
  if (ad.userId !== null && ad.userId === conversation.buyerId) return true
  const boxes = (...emails: readonly (string | null | undefined)[]) =>
    emails.flatMap((email) => (email ? [mailboxOf(email)] : []))
  if (haveCommon(boxes(ad.email, seller?.email), boxes(conversation.buyerEmail, buyer?.email)))
    return true
  const sellers = [ad.phone, seller?.phone ?? null]

  return haveCommon(sellers, [buyer?.phone ?? null, ...(await phonesLeft(on, conversation.id))])
}
