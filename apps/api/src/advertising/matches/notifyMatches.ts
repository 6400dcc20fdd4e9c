import { adItem } from '../../catalogue/ads/adItem.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adMatches } from '../../platform/database/schema/adMatches.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { findMatches, type Match, type Side } from './findMatches.ts'
import { matchTokens } from './matchTokens.ts'
import { silentAds } from './silentAds.ts'

export type MatchSources = Readonly<{
  database: Database
  clock: Clock
  outbox: Outbox
  unsubscribeKey: Buffer
}>

type Told = Readonly<{ side: Side; found: Side[] }>

const NAMED_MAX = 10
const BATCH_SIZE = 1_000

/** Those that were not told before; a second teller finds none. */
const keepNew = async (tx: Transaction, matches: readonly Match[], now: Date) => {
  const fresh = new Set<string>()
  for (let done = 0; done < matches.length; done += BATCH_SIZE) {
    const kept = await tx
      .insert(adMatches)
      .values(
        matches.slice(done, done + BATCH_SIZE).map(({ offered, wanted }) => ({
          offeredId: offered.ad.id,
          wantedId: wanted.ad.id,
          foundAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning()
    for (const { offeredId, wantedId } of kept) fresh.add(`${offeredId} ${wantedId}`)
  }

  // A pair found from both sides is told once.
  return matches.filter(({ offered, wanted }) => fresh.delete(`${offered.ad.id} ${wanted.ad.id}`))
}

/** For each ad, what suits it. */
const bySide = (matches: readonly Match[]): Map<number, Told> => {
  const sides = new Map<number, Told>()
  const add = (side: Side, found: Side) => {
    const known = sides.get(side.ad.id) ?? { side, found: [] }
    known.found.push(found)
    sides.set(side.ad.id, known)
  }
  for (const { offered, wanted } of matches) {
    add(offered, wanted)
    add(wanted, offered)
  }

  return sides
}

/**
 * Tells advertisers of ads that suit theirs: who offers and who looks for it, each pair once, in one letter
 * for an ad.
 * @returns how many letters were written
 */
export const notifyMatches = async ({
  database,
  clock,
  outbox,
  unsubscribeKey,
}: MatchSources): Promise<number> => {
  const now = clock()

  const rows = eachRow<Told>('tell of matches', ({ side }) => side.ad.id)
  await database.db.transaction(async (tx) => {
    const sides = bySide(await keepNew(tx, await findMatches(tx, now), now))
    const silent = await silentAds(tx, [...sides.keys()])
    const told = [...sides.values()].filter(({ side }) => side.to && !silent.has(side.ad.id))
    // A letter that could not be written is not written later: the other one of the pair would get theirs twice.
    await rows.treat(null, told, ({ side, found }) =>
      tx.transaction((inner) =>
        outbox.enqueue(inner, {
          channel: 'email',
          template: 'adMatches',
          brand: side.ad.brandCode,
          to: side.to,
          userId: side.ad.userId,
          payload: {
            heading: side.ad.heading,
            slug: side.ad.slug,
            ads: found.slice(0, NAMED_MAX).map(adItem),
            token: matchTokens.write(unsubscribeKey, side.ad.id),
          },
        }),
      ),
    )
  })

  return rows.settle()
}
