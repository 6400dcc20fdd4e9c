import { sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { isBetween } from '../conversations/isBetween.ts'
import type { ExchangeAd } from './exchangeAds.repository.ts'
import type { Ring } from './findRings.ts'

type Pair = Readonly<{ buyer: ExchangeAd; seller: ExchangeAd }>

/** Those who would write each other, with whom either might have a conversation about an ad of the other. */
const pairsOf = (ring: Ring): Pair[] =>
  ring.flatMap((one, at) => {
    const next = ring[(at + 1) % ring.length] ?? one

    return [
      { buyer: one, seller: next },
      { buyer: next, seller: one },
    ]
  })

const keyOf = ({ buyer, seller }: Pair): string => `${buyer.id} ${seller.id}`

/** Leaves out those in which somebody would hear from whom they want to hear nothing any more. */
export const withoutBlocked = async (
  tx: Pick<Transaction, 'execute'>,
  rings: readonly Ring[],
): Promise<readonly Ring[]> => {
  const pairs = rings.flatMap(pairsOf)
  if (pairs.length === 0) return rings
  const buyer = { userId: sql`pair.buyer_id`, email: sql`pair.buyer_email` }
  const seller = { userId: sql`pair.seller_id`, email: sql`pair.seller_email` }
  const { rows } = await tx.execute<{ key: string }>(sql`
    select pair.key
    from unnest(
      ${sql.param(pairs.map(keyOf))}::text[],
      ${sql.param(pairs.map((pair) => pair.buyer.userId))}::int[],
      ${sql.param(pairs.map((pair) => foldEmail(pair.buyer.to)))}::text[],
      ${sql.param(pairs.map((pair) => pair.seller.userId))}::int[],
      ${sql.param(pairs.map((pair) => foldEmail(pair.seller.to)))}::text[],
      ${sql.param(pairs.map((pair) => pair.seller.brand))}::text[]
    ) as pair (key, buyer_id, buyer_email, seller_id, seller_email, brand)
    cross join ${conversations}
    join ${ads} on ${ads.id} = ${conversations.adId} and ${ads.brandCode} = pair.brand
    join ${participants} on ${participants.conversationId} = ${conversations.id}
    where ${participants.blockedAt} is not null and ${isBetween(buyer, seller)}`)
  const blocked = new Set(rows.map(({ key }) => key))

  return rings.filter((ring) => !pairsOf(ring).some((pair) => blocked.has(keyOf(pair))))
}
