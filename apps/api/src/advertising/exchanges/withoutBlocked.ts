import { sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { ExchangeAd } from './exchangeAds.repository.ts'
import type { Ring } from './findRings.ts'

/** Who would write whom: each one the advertiser of the next ad. */
const pairsOf = (ring: Ring) =>
  ring.map((buyer, at) => ({ buyer, ad: ring[(at + 1) % ring.length] ?? buyer }))

const keyOf = (pair: Readonly<{ buyer: ExchangeAd; ad: ExchangeAd }>): string =>
  `${pair.buyer.id} ${pair.ad.id}`

/** Leaves out those in which somebody would hear from whom they want to hear nothing any more. */
export const withoutBlocked = async (
  tx: Pick<Transaction, 'execute'>,
  rings: readonly Ring[],
): Promise<readonly Ring[]> => {
  const pairs = rings.flatMap(pairsOf)
  if (pairs.length === 0) return rings
  const { rows } = await tx.execute<{ key: string }>(sql`
    select pair.key
    from unnest(
      ${sql.param(pairs.map(keyOf))}::text[],
      ${sql.param(pairs.map(({ ad }) => ad.id))}::int[],
      ${sql.param(pairs.map(({ buyer }) => buyer.userId))}::int[],
      ${sql.param(pairs.map(({ buyer }) => foldEmail(buyer.to)))}::text[]
    ) as pair (key, ad_id, user_id, email)
    join ${conversations} on ${conversations.adId} = pair.ad_id
      and (${conversations.buyerId} = pair.user_id
        or (${conversations.buyerId} is null and lower(${conversations.buyerEmail}) = pair.email))
    join ${participants} on ${participants.conversationId} = ${conversations.id}
    where ${participants.blockedAt} is not null`)
  const blocked = new Set(rows.map(({ key }) => key))

  return rings.filter((ring) => !pairsOf(ring).some((pair) => blocked.has(keyOf(pair))))
}
