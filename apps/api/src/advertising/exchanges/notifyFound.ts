import { eq, inArray } from 'drizzle-orm'
import { adNote } from '../../catalogue/ads/adNote.ts'
import { adMatchSilence } from '../../platform/database/schema/adMatches.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { matchTokens } from '../matches/matchTokens.ts'
import type { ExchangeParts } from './ExchangeParts.ts'
import type { Ring } from './findRings.ts'

type Found = Readonly<{ ring: Ring; memberIds: readonly number[]; endsAt: Date }>

const readItems = async (tx: Transaction, ids: readonly number[]) => {
  const rows = await tx
    .select({ ad: ads, locality: localities })
    .from(ads)
    .innerJoin(localities, eq(localities.id, ads.localityId))
    .where(inArray(ads.id, [...ids]))

  return new Map(
    rows.map(({ ad, locality }) => [
      ad.id,
      { slug: ad.slug, heading: ad.heading, note: adNote({ ad, locality, isDating: false }) },
    ]),
  )
}

/** Tells all advertisers of an exchange, but those who want no letters about what suits their ads. */
export const notifyFound = async (
  tx: Transaction,
  { outbox, exchangeLinks, unsubscribeKey }: ExchangeParts,
  { ring, memberIds, endsAt }: Found,
): Promise<void> => {
  const ids = ring.map(({ id }) => id)
  const items = await readItems(tx, ids)
  const silent = await tx
    .select({ adId: adMatchSilence.adId })
    .from(adMatchSilence)
    .where(inArray(adMatchSilence.adId, ids))
  const isSilent = new Set(silent.map(({ adId }) => adId))
  for (const [at, { id, brand, to }] of ring.entries()) {
    const [own, ...others] = [...ids.slice(at), ...ids.slice(0, at)].flatMap(
      (each) => items.get(each) ?? [],
    )
    const memberId = memberIds[at]
    if (!own || memberId === undefined || isSilent.has(id)) continue
    await outbox.enqueue(tx, {
      ...{ channel: 'email', template: 'exchangeFound', brand, to },
      payload: {
        ...{ own: own.heading, others, endsAt: endsAt.toISOString() },
        path: exchangeLinks.pathFor({ memberId, email: to }),
        token: matchTokens.write(unsubscribeKey, id),
      },
    })
  }
}
