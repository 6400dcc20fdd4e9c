import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Attempts } from '../platform/attempts/createAttempts.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { outbox } from '../platform/database/schema/outbox.ts'
import { drainRows } from '../platform/jobs/drainRows.ts'
import type { SecretSeal } from './second-factor/app/createSecretSeal.ts'
import { resealSecrets } from './second-factor/app/resealSecrets.ts'

type Dependencies = Readonly<{
  database: Database
  attempts: Attempts
  secretSeal: SecretSeal
}>

const BATCH_SIZE = 500

/** Empties the addresses of letters that told of deleted accounts. */
const forgetDeleted = (database: Database, turn?: AbortSignal): Promise<number> =>
  drainRows(
    database,
    async (tx) => {
      const told = tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            eq(outbox.template, 'accountDeleted'),
            ne(outbox.state, 'queued'),
            ne(outbox.recipient, ''),
          ),
        )
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true })

      return tx
        .update(outbox)
        .set({ recipient: '' })
        .where(inArray(outbox.id, told))
        .returning({ id: outbox.id })
    },
    turn,
  )

/** Ends the budgets of attempts that are over, and forgets whom the last letters went to. */
export const sweepIdentity = async (
  { database, attempts, secretSeal }: Dependencies,
  turn?: AbortSignal,
): Promise<void> => {
  await attempts.sweep(turn)
  await resealSecrets(database, secretSeal, turn)
  await forgetDeleted(database, turn)
}
