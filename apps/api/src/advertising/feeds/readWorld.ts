import { parseAdSlug } from '@inzrt/domain/slug'
import { and, asc, eq, inArray, not, or } from 'drizzle-orm'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import type { UserRow } from '../../identity/users/users.repository.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { isOver } from './applyLine.ts'
import type { FeedRecord, LineRecord } from './FeedParts.ts'
import { latestAds } from './latestAds.ts'
import { pscIn } from './placeOf.ts'
import type { LineWorld } from './planLine.ts'
import { cellOf } from './readLine.ts'

const NO_PSC = '-----'

/** The number at the end of an ad's address, whole or without the site. */
export const adIdIn = (cells: LineRecord['cells']): number | null => {
  const address = cellOf(cells ?? {}, 'ad') ?? ''

  return parseAdSlug(address.split('/').at(-1) ?? '')?.id ?? null
}

type Known = Readonly<{ feed: FeedRecord; user: UserRow; catalogue: SectionCatalogue; now: Date }>

/** Reads at once what some lines of a file are judged by; the ads they are about stay as they are meanwhile. */
export const readWorld = async (
  tx: Transaction,
  lines: readonly LineRecord[],
  { feed, user, catalogue, now }: Known,
): Promise<LineWorld> => {
  const numbers = lines.map(({ number }) => number ?? '').filter((number) => number !== '')
  const ids = lines.flatMap(({ cells }) => adIdIn(cells) ?? [])
  const rows = await tx
    .select()
    .from(ads)
    .where(
      and(
        eq(ads.userId, feed.userId),
        eq(ads.brandCode, feed.brandCode),
        or(inArray(ads.ownNumber, ['', ...numbers]), inArray(ads.id, [0, ...ids])),
        not(isOver as NonNullable<typeof isOver>),
      ),
    )
    .orderBy(asc(ads.id))
    .for('update')
  const latest = await latestAds(tx, rows)
  const codes = lines.map(({ cells }) => pscIn(cellOf(cells ?? {}, 'place') ?? ''))
  const places = await tx
    .select()
    .from(localities)
    .where(inArray(localities.psc, [NO_PSC, ...new Set(codes)]))
    .orderBy(asc(localities.id))
  const byPsc = Map.groupBy(places, ({ psc }) => psc)

  return {
    feed,
    user,
    catalogue,
    now,
    byNumber: new Map(
      latest.flatMap((each) => (each.ad.ownNumber ? [[each.ad.ownNumber, each]] : [])),
    ),
    byId: new Map(latest.map((each) => [each.ad.id, each])),
    placesOf: (psc) => byPsc.get(psc) ?? [],
  }
}
