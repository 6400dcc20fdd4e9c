import { and, eq, isNull } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { OrderOfAd } from '../../messages/mail/OrderLetter.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import { tryForAddress } from '../../platform/attempts/tryForAddress.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { adTokens } from '../../platform/database/schema/adTokens.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { tooManyLetters } from '../adProblems.ts'
import { issueAdLink } from '../rights/adLinks.ts'

type Ad = Pick<typeof ads.$inferSelect, 'id' | 'brandCode' | 'heading' | 'state'>

export type EmailAsk = Readonly<{
  ad: Ad
  /** The address that is to be proved. */
  to: string
  /** The network of who asks, or the account whose file of ads does. */
  asker: string
  now: Date
  /** What was ordered with an ad that is new. */
  order?: OrderOfAd | null
}>

type Parts = Readonly<{ outbox: Outbox; attempts: Attempts }>

/** Anyone who types somebody else's address must not fill their mailbox. */
const LETTERS = {
  each: { name: 'letters about addresses of ads', limit: 5, seconds: 86_400 },
  askers: { name: 'askers about addresses of ads', limit: 10, seconds: 86_400 },
} as const

/**
 * Mails the link that proves an address of an ad. Links mailed before it no longer count.
 * @throws Problem 429 when too many such letters went there: an ad nobody can prove is not kept
 */
export const askForEmail = async (
  tx: Transaction,
  parts: Parts,
  asked: EmailAsk,
): Promise<void> => {
  const { ad, to, asker, now, order = null } = asked
  const whose = { address: foldEmail(to), asker }
  const { isAllowed, retryAfter } = await tryForAddress(parts.attempts, tx, LETTERS, whose)
  if (!isAllowed) throw tooManyLetters(retryAfter)
  await tx
    .update(adTokens)
    .set({ usedAt: now })
    .where(and(eq(adTokens.adId, ad.id), eq(adTokens.purpose, 'confirm'), isNull(adTokens.usedAt)))
  const token = await issueAdLink(tx, ad.id, 'confirm', now, to)
  const { brandCode: brand, heading } = ad
  const letter = { channel: 'email', brand, to } as const
  if (ad.state === 'waiting_verification')
    await parts.outbox.enqueue(tx, {
      ...letter,
      template: 'confirmAd',
      payload: { heading, token, order },
    })
  else
    await parts.outbox.enqueue(tx, {
      ...letter,
      template: 'confirmAdEmail',
      payload: { heading, token },
    })
}
