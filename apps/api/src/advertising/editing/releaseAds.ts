import { HOUR_MS } from '@inzrt/domain/time'
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { isAfter } from '../../platform/database/isAfter.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { inSequence } from '../../platform/jobs/inSequence.ts'
import { confirmContact } from '../contacts/confirmContact.ts'
import { type EndingParts, endAds } from './endAds.ts'

const WAITING_HOURS = 48
const BATCH_SIZE = 200

/** Accounts whose address was confirmed while their ads waited for it. */
const releaseConfirmed = async (
  { database, sections, clock }: EndingParts,
  turn?: AbortSignal,
): Promise<number> => {
  let released = 0
  const rows = eachRow<{ userId: number }>('release ads of account', ({ userId }) => userId)
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
      .limit(BATCH_SIZE)
    await rows.treat(database.db, owners, async ({ userId }) => {
      const catalogue = await sections.catalogue()
      const moved = await database.db.transaction((tx) =>
        confirmContact(tx, { userId }, catalogue, clock()),
      )
      released += moved.length
    })

    return owners
  }, turn)
  rows.settle()

  return released
}

/** Ads nobody confirmed in two days are deleted, and their contacts with them. */
const forgetUnconfirmed = (parts: EndingParts, turn?: AbortSignal): Promise<number> => {
  const before = new Date(parts.clock().getTime() - WAITING_HOURS * HOUR_MS)
  const which = and(eq(ads.state, 'waiting_verification'), lt(ads.createdAt, before))

  return endAds(parts, { event: 'verificationExpired', which }, turn)
}

/** Lets ads go on whose advertisers confirmed their address, and forgets those nobody confirmed. */
export const releaseAds = async (
  parts: EndingParts,
  turn?: AbortSignal,
): Promise<{ released: number; forgotten: number }> => {
  const [released, forgotten] = await inSequence([
    () => releaseConfirmed(parts, turn),
    () => forgetUnconfirmed(parts, turn),
  ])

  return { released, forgotten }
}
