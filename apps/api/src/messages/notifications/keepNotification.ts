import { sql } from 'drizzle-orm'
import { notifications } from '../../platform/database/schema/notifications.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Told = Omit<typeof notifications.$inferInsert, 'id' | 'readAt'>

/** Keeps for an account what it is told; of the same thing nobody has read yet, the later word stands. */
export const keepNotification = async (tx: Transaction, told: Told): Promise<void> => {
  const { title, createdAt } = told
  await tx
    .insert(notifications)
    .values(told)
    .onConflictDoUpdate({
      target: [
        ...[notifications.userId, notifications.brandCode],
        ...[notifications.template, notifications.path],
      ],
      targetWhere: sql`read_at is null`,
      set: { title, createdAt },
    })
}
