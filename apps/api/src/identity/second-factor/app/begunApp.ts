import { MINUTE_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { appSecrets } from '../../../platform/database/schema/secondFactors.ts'

/** To take a phone out, read the code and type it. */
const BEGUN_MS = 15 * MINUTE_MS

/** Whether a secret waits for its first code, or has had it. */
export const begunApp = async (
  db: Database['db'],
  userId: number,
  now: Date,
): Promise<'waiting' | 'confirmed' | 'none'> => {
  const [app] = await db
    .select({ createdAt: appSecrets.createdAt, confirmedAt: appSecrets.confirmedAt })
    .from(appSecrets)
    .where(eq(appSecrets.userId, userId))
  if (app?.confirmedAt) return 'confirmed'

  return app && now.getTime() - app.createdAt.getTime() < BEGUN_MS ? 'waiting' : 'none'
}
