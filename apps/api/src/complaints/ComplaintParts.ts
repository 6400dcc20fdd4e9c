import type { Attempts } from '../attempts/createAttempts.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Outbox } from '../outbox/Outbox.ts'

/** What complaints are made of. */
export type ComplaintParts = Readonly<{
  database: Database
  attempts: Attempts
  outbox: Outbox
  clock: Clock
}>
