import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { drainRows } from '../../platform/jobs/drainRows.ts'
import { confirmContact } from '../contacts/confirmContact.ts'
import { applyEvent } from './applyEvent.ts'

type Parts = Readonly<{ database: Database; sections: SectionsRepository; clock: Clock }>
type Ad = typeof ads.$inferSelect

const WAITING_HOURS = 48
const HOUR_MS = 3_600_000
const AT_ONCE = 200

/** Accounts whose address was confirmed while their ads waited for it. */
const releaseConfirmed = async (
  { database, sections, clock }: Parts,
  turn?: AbortSignal,
): Promise<number> => {
  const catalogue = await sections.catalogue()
  let released = 0
  await drain<{ userId: number }>(async (after) => {
    const owners = await database.db
      .selectDistinct({ userId: users.id })
      .from(ads)
      .innerJoin(users, eq(users.id, ads.userId))
      .where(
        and(
          sql`${ads.state} = 'waiting_verification'`,
          isNotNull(users.emailVerifiedAt),
          isAfter([users.id], after && [after.userId]),
        ),
      )
      .orderBy(asc(users.id))
      .limit(AT_ONCE)
    for (const { userId } of owners) {
      const moved = await database.db.transaction((tx) =>
        confirmContact(tx, { userId }, catalogue, clock()),
      )
      released += moved.length
    }

    return owners
  }, turn)

  return released
}

/** Ads nobody confirmed in two days are deleted, and their contacts with them. */
const forgetUnconfirmed = async (
  { database, sections, clock }: Parts,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const before = new Date(now.getTime() - WAITING_HOURS * HOUR_MS)
  const catalogue = await sections.catalogue()

  const step = async (tx: Transaction, after: Ad | undefined) => {
    const old = await tx
      .select()
      .from(ads)
      .where(
        and(
          eq(ads.state, 'waiting_verification'),
          lt(ads.createdAt, before),
          isAfter([ads.createdAt, ads.id], after && [after.createdAt, after.id]),
        ),
      )
      .orderBy(asc(ads.createdAt), asc(ads.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const ad of old)
      await applyEvent(tx, {
        ...{ ad, event: 'verificationExpired', actor: 'system', now },
        section: catalogue.byId(ad.sectionId),
      })

    return old
  }

  return drainRows<Ad>(database, step, turn)
}

/** Lets ads go on whose advertisers confirmed their address, and forgets those nobody confirmed. */
export const releaseAds = async (
  parts: Parts,
  turn?: AbortSignal,
): Promise<{ released: number; forgotten: number }> => ({
  released: await releaseConfirmed(parts, turn),
  forgotten: await forgetUnconfirmed(parts, turn),
})
