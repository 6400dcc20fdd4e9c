import { eq, sql } from 'drizzle-orm'
import { sha256 } from '../crypto/sha256.ts'
import type { Database } from '../database/openDatabase.ts'
import { idempotencyKeys } from '../database/schema/idempotencyKeys.ts'
import type { Transaction } from '../database/Transaction.ts'
import { sameKeyOtherBody, sameKeyUnderWay } from './idempotencyProblems.ts'

/** The key a caller gave a write, what it sent, and all that the key belongs to. */
export type KeyedWrite = Readonly<{
  key: string
  owner: readonly string[]
  body: unknown
  now: Date
}>

/** What is the same once it was kept as JSON and read again. Texts and people in it would outlive their account. */
type Kept =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Kept[]
  | Readonly<{ [name: string]: Kept }>

type Work<Prepared, Answer> = Readonly<{
  /** What needs no transaction and must not happen for a write already made. */
  prepare: () => Promise<Prepared>
  make: (tx: Transaction, prepared: Prepared) => Promise<Answer>
}>

/** The one that holds the lock makes the write; it is let go with the transaction, crash or not. */
const lock = async (tx: Transaction, key: string): Promise<void> => {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as locked`,
  )
  if (!rows[0]?.locked) throw sameKeyUnderWay()
}

/**
 * Makes a write once: the same key again gets the answer of the first, and another body under it is
 * refused. The key is kept in the transaction of the write, so both happen or neither.
 */
export const idempotently = async <Prepared, Answer extends Kept>(
  { db }: Database,
  write: KeyedWrite | null,
  { prepare, make }: Work<Prepared, Answer>,
): Promise<Answer> => {
  if (!write) {
    const prepared = await prepare()

    return db.transaction((tx) => make(tx, prepared))
  }
  const key = sha256(JSON.stringify([write.owner, write.key]))
  const bodyHash = sha256(JSON.stringify(write.body))
  const findMade = async (from: Transaction | typeof db): Promise<Answer | null> => {
    const [made] = await from.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    if (made && made.bodyHash !== bodyHash) throw sameKeyOtherBody()

    return (made?.answer ?? null) as Answer | null
  }
  const made = await findMade(db)
  if (made) return made
  const prepared = await prepare()

  return db.transaction(async (tx) => {
    await lock(tx, key)
    const madeMeanwhile = await findMade(tx)
    if (madeMeanwhile) return madeMeanwhile
    const answer = await make(tx, prepared)
    await tx.insert(idempotencyKeys).values({ key, bodyHash, answer, createdAt: write.now })

    return answer
  })
}
