import type { Database } from '../database/openDatabase.ts'
import type { SignedIn } from '../http/SignedIn.ts'
import { type Deed, recordAudit } from './recordAudit.ts'

type Refusal = Pick<Deed, 'entity' | 'entityId'> & Readonly<{ message: string }>

/** Writes down that a member of staff tried what was not done, and why; what failed with it is undone by then. */
export const recordRefusal = (
  { db }: Database,
  actor: Pick<SignedIn, 'userId'>,
  { message, ...thing }: Refusal,
  at: Date,
): Promise<void> =>
  db.transaction((tx) =>
    recordAudit(tx, actor, { ...thing, action: 'refused', detail: { message } }, at),
  )
