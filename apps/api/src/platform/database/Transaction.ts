import type { Database } from './openDatabase.ts'

/** A transaction under way: what is written through it happens together or not at all. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

/** What queries go to: the database itself, or a transaction under way. */
export type Queryable = Transaction | Database['db']
