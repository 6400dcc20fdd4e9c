import { eq, inArray } from 'drizzle-orm'
import { adItem } from '../../catalogue/ads/adItem.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { matchTokens } from '../matches/matchTokens.ts'
import { silentAds } from '../matches/silentAds.ts'
import { beginAt } from './beginAt.ts'
import type { ExchangeParts } from './ExchangeParts.ts'
import type { Ring } from './findRings.ts'

type Found = Readonly<{ ring: Ring; memberIds: readonly number[]; endsAt: Date }>

const readItems = async (tx: Transaction, ids: readonly number[]) => {
  const rows = await tx
    .select({ ad: ads, locality: localities })
    .from(ads)
    .innerJoin(localities, eq(localities.id, ads.localityId))
    .where(inArray(ads.id, [...ids]))

  return new Map(rows.map((row) => [row.ad.id, adItem({ ...row, isDating: false })]))
}

/** Tells all advertisers of an exchange, but those who want no letters about what suits their ads. */
export const notifyFound = async (
  tx: Transaction,
  { outbox, exchangeLinks, unsubscribeKey }: ExchangeParts,
  { ring, memberIds, endsAt }: Found,
): Promise<void> => {
  const ids = ring.map(({ id }) => id)
  const items = await readItems(tx, ids)
  const silent = await silentAds(tx, ids)
  for (const [at, { id, brand, to, userId }] of ring.entries()) {
    const [own, ...others] = beginAt(ids, at).flatMap((each) => items.get(each) ?? [])
    const memberId = memberIds[at]
    if (!own || memberId === undefined || silent.has(id)) continue
    await outbox.enqueue(tx, {
      channel: 'email',
      template: 'exchangeFound',
      brand,
      to,
      userId,
      payload: {
        own: own.heading,
        slug: own.slug,
        others,
        endsAt: endsAt.toISOString(),
        path: exchangeLinks.pathFor({ memberId, email: to }),
        token: matchTokens.write(unsubscribeKey, id),
      },
    })
  }
}
