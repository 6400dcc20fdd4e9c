import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Clock } from '../../clock/Clock.ts'
import type { Database } from '../../database/openDatabase.ts'
import { ads } from '../../database/schema/ads.ts'
import { users } from '../../database/schema/users.ts'
import type { SectionsRepository } from '../../sections/sections.repository.ts'
import { confirmContact } from '../contacts/confirmContact.ts'
import { applyEvent } from './applyEvent.ts'

type Parts = Readonly<{ database: Database; sections: SectionsRepository; clock: Clock }>

const WAITING_HOURS = 48
const HOUR_MS = 3_600_000
const AT_ONCE = 200

/** Accounts whose address was confirmed while their ads waited for it. */
const releaseConfirmed = async ({ database, sections, clock }: Parts): Promise<number> => {
  const owners = await database.db
    .selectDistinct({ userId: users.id })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .where(and(eq(ads.state, 'waiting_verification'), isNotNull(users.emailVerifiedAt)))
    .limit(AT_ONCE)
  const catalogue = await sections.catalogue()
  const moved = owners.map(({ userId }) =>
    database.db.transaction((tx) => confirmContact(tx, { userId }, catalogue, clock())),
  )

  return (await Promise.all(moved)).flat().length
}

/** Ads nobody confirmed in two days are deleted, and their contacts with them. */
const forgetUnconfirmed = async ({ database, sections, clock }: Parts): Promise<number> => {
  const now = clock()
  const before = new Date(now.getTime() - WAITING_HOURS * HOUR_MS)
  const catalogue = await sections.catalogue()

  return database.db.transaction(async (tx) => {
    const old = await tx
      .select()
      .from(ads)
      .where(and(eq(ads.state, 'waiting_verification'), lt(ads.createdAt, before)))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const ad of old)
      await applyEvent(tx, {
        ...{ ad, event: 'verificationExpired', actor: 'system', now },
        section: catalogue.byId(ad.sectionId),
      })

    return old.length
  })
}

/** Lets ads go on whose advertisers confirmed their address, and forgets those nobody confirmed. */
export const releaseAds = async (
  parts: Parts,
): Promise<{ released: number; forgotten: number }> => ({
  released: await releaseConfirmed(parts),
  forgotten: await forgetUnconfirmed(parts),
})
