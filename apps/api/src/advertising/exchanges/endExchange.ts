import { eq, inArray } from 'drizzle-orm'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { exchangeLooks, exchanges } from '../../platform/database/schema/exchanges.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { OpenedExchange } from './exchanges.repository.ts'

/** Ends an exchange that comes to nothing, tells those who had agreed, and lets others be found for all its ads. */
export const endExchange = async (
  tx: Transaction,
  outbox: Outbox,
  { exchange, members }: OpenedExchange,
  { state, now }: Readonly<{ state: 'declined' | 'expired'; now: Date }>,
): Promise<void> => {
  await tx.update(exchanges).set({ state, endedAt: now }).where(eq(exchanges.id, exchange.id))
  await tx.delete(exchangeLooks).where(
    inArray(
      exchangeLooks.adId,
      members.map(({ ad }) => ad.id),
    ),
  )
  for (const { member, ad, to } of members)
    if (member.agreedAt && ad.state !== 'deleted')
      await outbox.enqueue(tx, {
        channel: 'email',
        template: 'exchangeEnded',
        brand: exchange.brandCode,
        to,
        userId: ad.userId,
        payload: { own: ad.heading, slug: ad.slug },
      })
}
