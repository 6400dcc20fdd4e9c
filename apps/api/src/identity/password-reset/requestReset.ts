import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { resetRequests } from '../../platform/database/schema/passwordResets.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'

type Asked = Readonly<{ name: string; brand: Brand; flow: string | null }>

/**
 * Keeps what was asked for and looks nothing up: whether there is such an account is not to be read
 * from the answer, nor from how long it takes.
 */
export const requestReset = (
  { db }: Database,
  clock: Clock,
  { name, brand, flow }: Asked,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(resetRequests).values({
      name,
      brandCode: brand,
      flowHash: flow === null ? null : sha256(flow),
      createdAt: clock(),
    })
    await tx.execute(requestJob('answerResetRequests'))
  })
