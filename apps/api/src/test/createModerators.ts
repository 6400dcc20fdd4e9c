import type { Scope } from '@inzrt/contracts/account/user'
import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { and, asc, eq } from 'drizzle-orm'
import { ads } from '../platform/database/schema/ads.ts'
import { auditLog } from '../platform/database/schema/auditLog.ts'
import { users } from '../platform/database/schema/users.ts'
import { createAdvertisers } from './createAdvertisers.ts'

/** The API with staff, and ads that wait for them. */
export const createModerators = async (options: Parameters<typeof createAdvertisers>[0] = {}) => {
  const advertisers = await createAdvertisers(options)
  const { db } = advertisers.database

  const hire = async (scope: Scope) => {
    const person = await advertisers.register()
    await db.update(users).set({ scope }).where(eq(users.nickname, person.nickname))

    return person
  }

  const adNow = async (id: number) => {
    const [ad] = await db.select().from(ads).where(eq(ads.id, id))
    if (!ad) throw new Error('There is no such ad.')

    return ad
  }

  const logOf = (entityId: number, entity = 'ad') =>
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
      .orderBy(asc(auditLog.id))

  return {
    ...advertisers,
    hire,
    adNow,
    queue: (token: string, kind = 'approval') =>
      advertisers.call('GET', `/api/admin/queue?kind=${kind}`, undefined, { token }),
    /** Decides about ads as they are now. */
    decide: async (token: string, ids: readonly number[], decision: DecisionBody) => {
      const read = await Promise.all(ids.map(adNow))
      const body = { ads: read.map(({ id, version }) => ({ id, version })), decision }

      return advertisers.call('POST', '/api/admin/decisions', body, { token })
    },
    log: logOf,
    /** What was done, without what was only tried. */
    audit: async (entityId: number, entity = 'ad') =>
      (await logOf(entityId, entity)).filter(({ action }) => action !== 'refused'),
  }
}
