import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Moment in UTC. Milliseconds, as JavaScript has them, so that a cursor meets its row exactly. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Identifier given by the database. */
export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** Money in hundredths of its currency. */
export const money = (name: string) => bigint(name, { mode: 'number' })

/** Words of a text as PostgreSQL's full text search keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A transaction, as PostgreSQL numbers them. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
