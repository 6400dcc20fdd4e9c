import { desc, eq } from 'drizzle-orm'
import type { Clock } from '../../../api/src/platform/clock/Clock.ts'
import type { Database } from '../../../api/src/platform/database/openDatabase.ts'
import { sandboxPayments } from '../../../api/src/platform/database/schema/sandbox.ts'
import type { Result } from './results.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxPayments = ReturnType<typeof createSandboxPayments>

const SHOWN = 20

/** Payments the sandbox's gateway was asked for. */
export const createSandboxPayments = ({ db }: Database, clock: Clock) => ({
  list: (): Promise<SandboxPayment[]> =>
    db.select().from(sandboxPayments).orderBy(desc(sandboxPayments.createdAt)).limit(SHOWN),

  find: async (number: string): Promise<SandboxPayment | null> => {
    const [found] = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.bankOrderNumber, number))

    return found ?? null
  },

  /** Asked for again, it is the same payment. */
  keep: async (fields: Record<string, string>): Promise<void> => {
    await db
      .insert(sandboxPayments)
      .values({ bankOrderNumber: String(fields.ORDERNUMBER), fields, createdAt: clock() })
      .onConflictDoNothing()
  },

  finish: async (number: string, { prCode, srCode }: Result): Promise<void> => {
    await db
      .update(sandboxPayments)
      .set({ prCode, srCode, finishedAt: clock() })
      .where(eq(sandboxPayments.bankOrderNumber, number))
  },
})
