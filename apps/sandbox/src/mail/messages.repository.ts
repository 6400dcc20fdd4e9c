import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../api/src/platform/database/openDatabase.ts'
import { sandboxMessages } from '../../../api/src/platform/database/schema/sandbox.ts'

export type SandboxMessage = typeof sandboxMessages.$inferSelect
export type SandboxMessages = ReturnType<typeof createSandboxMessages>

const SHOWN_MAX = 100

/** What would have left for the world. */
export const createSandboxMessages = ({ db }: Database) => ({
  /** Keeps a message; the second time it changes nothing. */
  keep: async (message: typeof sandboxMessages.$inferInsert): Promise<void> => {
    await db.insert(sandboxMessages).values(message).onConflictDoNothing()
  },

  /** The newest messages, those of one recipient if one is named. */
  list: (channel: SandboxMessage['channel'], recipient?: string): Promise<SandboxMessage[]> =>
    db
      .select()
      .from(sandboxMessages)
      .where(
        and(
          eq(sandboxMessages.channel, channel),
          recipient ? eq(sandboxMessages.recipient, recipient) : undefined,
        ),
      )
      .orderBy(desc(sandboxMessages.id))
      .limit(SHOWN_MAX),

  findMail: async (id: number): Promise<SandboxMessage | null> => {
    const isIt = and(eq(sandboxMessages.id, id), eq(sandboxMessages.channel, 'email'))
    const [found] = await db.select().from(sandboxMessages).where(isIt)

    return found ?? null
  },
})
