import { and, eq, isNull } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { OrderOfAd } from '../../messages/mail/OrderLetter.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { adTokens } from '../../platform/database/schema/adTokens.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { issueAdLink } from '../rights/adLinks.ts'

type Ad = Pick<typeof ads.$inferSelect, 'id' | 'brandCode' | 'heading' | 'state'>

export type EmailAsk = Readonly<{
  ad: Ad
  /** The address that is to be proved. */
  to: string
  now: Date
  /** What was ordered with an ad that is new. */
  order?: OrderOfAd | null
}>

type Parts = Readonly<{ outbox: Outbox; attempts: Attempts }>

/** Anyone who types somebody else's address must not fill their mailbox. */
const LETTERS = { name: 'letters about addresses of ads', limit: 5, seconds: 86_400 } as const

/** Mails the link that proves an address of an ad. Links mailed before it no longer count. */
export const askForEmail = async (
  tx: Transaction,
  { outbox, attempts }: Parts,
  { ad, to, now, order = null }: EmailAsk,
): Promise<void> => {
  await tx
    .update(adTokens)
    .set({ usedAt: now })
    .where(and(eq(adTokens.adId, ad.id), eq(adTokens.purpose, 'confirm'), isNull(adTokens.usedAt)))
  const token = await issueAdLink(tx, ad.id, 'confirm', now, to)
  const { isAllowed } = await attempts.tryOnce(tx, LETTERS, [foldEmail(to)])
  if (!isAllowed) return
  const { brandCode: brand, heading } = ad
  const letter = { channel: 'email', brand, to } as const
  if (ad.state === 'waiting_verification')
    await outbox.enqueue(tx, {
      ...{ ...letter, template: 'confirmAd' },
      payload: { heading, token, order },
    })
  else
    await outbox.enqueue(tx, { ...letter, template: 'confirmAdEmail', payload: { heading, token } })
}
