import type { Database } from '../../platform/database/openDatabase.ts'
import { adMatchSilence } from '../../platform/database/schema/adMatches.ts'

/** No more letters about what suits an ad. */
export const silenceMatches = async (
  { db }: Database,
  adId: number,
  since: Date,
): Promise<void> => {
  await db.insert(adMatchSilence).values({ adId, since }).onConflictDoNothing()
}
