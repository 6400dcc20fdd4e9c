import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { users } from './schema/users.ts'

/** The account of this id, unless it was deleted. */
export const isLiveUser = (id: number): SQL | undefined =>
  and(eq(users.id, id), isNull(users.deletedAt))
