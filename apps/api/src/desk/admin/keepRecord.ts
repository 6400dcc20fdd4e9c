import { and, desc, eq } from 'drizzle-orm'
import { type Deed, recordAudit } from '../../platform/audit/recordAudit.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { auditLog } from '../../platform/database/schema/auditLog.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { differences, etagOf } from './etagOf.ts'

export type AdminParts = Readonly<{ database: Database; clock: Clock }>
export type AdminEntity = Deed['entity']

export const recordNotFound = (): Problem => notFound('Tento záznam tu není.')

/** Somebody changed it since it was read; nothing of the second change is kept. */
const changedMeanwhile = async (tx: Transaction, entity: AdminEntity, id: number) => {
  const [last] = await tx
    .select({ by: auditLog.actorName })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const by = last ? ` (${last.by})` : ''

  return new Problem(
    409,
    'version',
    `Mezitím to změnil někdo jiný${by}. Zavřete formulář a otevřete ho znovu.`,
  )
}

type Change<Values extends object> = Readonly<{
  entity: AdminEntity
  /** Some get their row with their first change. */
  id: number | ((tx: Transaction) => Promise<number>)
  /** Of the record as the admin read it. */
  mark: string
  /** What may be changed, as it stands; the row stays locked. */
  read: (tx: Transaction) => Promise<Values>
  /** Checks and writes; answers what it is now. */
  write: (tx: Transaction, before: Values) => Promise<Values>
  /** Told in the log beside what was changed. */
  name?: string
}>

/** Changes a record as it was read, and writes down who changed what, in one transaction. */
export const changeRecord = <Values extends object>(
  { database, clock }: AdminParts,
  admin: SignedIn,
  { entity, id: known, mark, read, write, name }: Change<Values>,
): Promise<void> =>
  database.db.transaction(async (tx) => {
    const id = typeof known === 'number' ? known : await known(tx)
    const before = await read(tx)
    if (etagOf(before) !== mark) throw await changedMeanwhile(tx, entity, id)
    const detail = { ...(name && { name }), ...differences(before, await write(tx, before)) }
    await recordAudit(tx, admin, { action: 'changed', entity, entityId: id, detail }, clock())
  })

type Added = Readonly<{ id: number; action?: Deed['action']; detail: Record<string, unknown> }>

/** Adds a record, or takes it a step further, and writes down by whom. */
export const addRecord = (
  { database, clock }: AdminParts,
  admin: SignedIn,
  entity: AdminEntity,
  write: (tx: Transaction) => Promise<Added>,
): Promise<number> =>
  database.db.transaction(async (tx) => {
    const { id, action = 'added', detail } = await write(tx)
    await recordAudit(tx, admin, { action, entity, entityId: id, detail }, clock())

    return id
  })
