import { listIntakeCall, takeAdCall } from '@inzrt/contracts/desk/intake'
import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { ads } from '../../platform/database/schema/ads.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { type IntakeParts, takeAd } from './takeAd.ts'
import { toIntakeAd } from './toIntakeAd.ts'

const SHOWN = 30

/** Ads of people who call or come: clerks take them down and see their own afterwards. */
export const intakeRoutes: FastifyPluginAsync<IntakeParts> = async (app, parts) => {
  serveCall(app, takeAdCall, async (asked) => ({ data: await takeAd(parts, asked) }))

  serveCall(app, listIntakeCall, async ({ user }) => {
    const taken = await parts.database.db
      .select()
      .from(ads)
      .where(eq(ads.takenBy, user.userId))
      .orderBy(desc(ads.id))
      .limit(SHOWN)

    return { data: taken.map(toIntakeAd) }
  })
}
