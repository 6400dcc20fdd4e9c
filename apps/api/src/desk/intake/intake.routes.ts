import { createAdByPhoneCall, listIntakeCall } from '@inzrt/contracts/desk/intake'
import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { ads } from '../../platform/database/schema/ads.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { createAdByPhone, type IntakeParts } from './createAdByPhone.ts'
import { toIntakeAd } from './toIntakeAd.ts'

const SHOWN = 30

/** Ads of people who call or come: clerks take them down and see their own afterwards. */
export const intakeRoutes: FastifyPluginAsync<IntakeParts> = async (app, parts) => {
  serveCall(app, createAdByPhoneCall, async (asked) => ({
    data: await createAdByPhone(parts, asked),
  }))

  serveCall(app, listIntakeCall, async ({ user }) => {
    const taken = await parts.database.db
      .select()
      .from(ads)
      .where(eq(ads.recordedBy, user.userId))
      .orderBy(desc(ads.id))
      .limit(SHOWN)

    return { data: taken.map(toIntakeAd) }
  })
}
