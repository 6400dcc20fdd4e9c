import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adLinkRequests } from '../../platform/database/schema/adTokens.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'

/**
 * Keeps what was asked for and looks nothing up: whether there is such an ad is not to be read from
 * the answer, nor from how long it takes.
 */
export const requestAdLinks = (
  { database, clock }: Readonly<{ database: Database; clock: Clock }>,
  sought: string,
  brand: Brand,
): Promise<void> =>
  database.db.transaction(async (tx) => {
    await tx.insert(adLinkRequests).values({ sought, brandCode: brand, createdAt: clock() })
    await tx.execute(requestJob('answerAdLinkRequests'))
  })
