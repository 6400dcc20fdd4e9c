import type { GUEST_FREQUENCIES } from '@inzrt/contracts/account/savedSearch'
import { WATCHES_MAX } from '@inzrt/rules/limits'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import { tryForAddress } from '../../platform/attempts/tryForAddress.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { tooManyAttempts } from '../../platform/errors/authProblems.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'
import { confirmableSince } from './confirmableSince.ts'
import type { SavedSearchRow } from './savedSearches.repository.ts'
import { watchTokens } from './searchTokens.ts'

export type WatchDependencies = Readonly<{
  database: Database
  clock: Clock
  attempts: Attempts
  outbox: Outbox
  unsubscribeKey: Buffer
}>

type Asked = Readonly<{
  email: string
  name: string
  query: string
  frequency: (typeof GUEST_FREQUENCIES)[number]
  caller: Caller
}>

/** Anyone who types somebody else's address must not fill their mailbox, nor many of them. */
const OF_ADDRESS = {
  each: { name: 'letters about watching', limit: 5, seconds: 86_400 },
  askers: { name: 'askers about watching', limit: 10, seconds: 86_400 },
} as const
const OF_CLIENT = { name: 'asking to watch', limit: 20, seconds: 86_400 } as const

const full = () =>
  new Problem(
    409,
    'conflict',
    `Na jednu adresu hlídáme nejvýše ${WATCHES_MAX} hledání. Některé prosím nejdřív ukončete odkazem v jeho e-mailu.`,
  )
const expired = () => notFound('Odkaz už neplatí. Požádejte prosím o nový.')

/** All an address is asked about or told on the site of one, one after another for those who come at once. */
const holdAll = async (tx: Transaction, id: number): Promise<SavedSearchRow[]> => {
  const [asked] = await tx
    .select({ email: savedSearches.email, brandCode: savedSearches.brandCode })
    .from(savedSearches)
    .where(eq(savedSearches.id, id))
  if (!asked?.email) return []

  return tx
    .select()
    .from(savedSearches)
    .where(
      and(
        sql`lower(email) = ${foldEmail(asked.email)}`,
        eq(savedSearches.brandCode, asked.brandCode),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .for('update')
}

const isAlive = ({ confirmedAt, createdAt }: SavedSearchRow, now: Date): boolean =>
  confirmedAt !== null || createdAt > confirmableSince(now)

/** Searches that are watched for an address without an account. */
export const createWatches = ({
  database,
  clock,
  attempts,
  outbox,
  unsubscribeKey,
}: WatchDependencies) => {
  return {
    /**
     * Asks the reader of an address whether they want it. Who asked learns nothing of the address.
     * @throws Problem 429 when too many such letters went there today
     */
    ask: async ({ email, caller, ...search }: Asked): Promise<void> => {
      const asker = clientOf(caller.address)
      await attempts.take(OF_CLIENT, asker)
      const now = clock()
      await database.db.transaction(async (tx) => {
        const whose = { address: foldEmail(email), asker }
        const { isAllowed, retryAfter } = await tryForAddress(attempts, tx, OF_ADDRESS, whose)
        if (!isAllowed) throw tooManyAttempts(retryAfter)
        const [asked] = await tx
          .insert(savedSearches)
          .values({ ...search, email, brandCode: caller.brand, createdAt: now, alertedAt: now })
          .returning({ id: savedSearches.id })
        await outbox.enqueue(tx, {
          channel: 'email',
          template: 'confirmWatch',
          to: email,
          brand: caller.brand,
          payload: {
            frequency: search.frequency,
            token: watchTokens.write(unsubscribeKey, asked?.id ?? 0),
          },
        })
      })
    },

    /** From now on. Opening the link once more is no failure; the same search is not told twice. */
    confirm: (id: number): Promise<void> =>
      database.db.transaction(async (tx) => {
        const now = clock()
        const all = await holdAll(tx, id)
        const asked = all.find((row) => row.id === id)
        if (!asked || !isAlive(asked, now)) throw expired()
        if (asked.confirmedAt) return
        const others = all.filter(({ query, confirmedAt }) => confirmedAt && query !== asked.query)
        if (others.length >= WATCHES_MAX) throw full()
        const same = all.filter(({ query }) => query === asked.query).map((row) => row.id)
        await tx
          .delete(savedSearches)
          .where(and(inArray(savedSearches.id, same), ne(savedSearches.id, id)))
        await tx
          .update(savedSearches)
          .set({ confirmedAt: now, alertedAt: now })
          .where(eq(savedSearches.id, id))
      }),
  }
}
