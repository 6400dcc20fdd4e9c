import type { TestDatabase } from '../createTestDatabase.ts'

const ROOTS = ['users', 'ads', 'orders', 'sections']

/** Tables whose rows belong to people, however far. */
const TABLES = `
  with recursive belonging as (
    select unnest($1::text[])::regclass::oid as id
    union
    select conrelid from pg_constraint join belonging on confrelid = belonging.id and contype = 'f'
  )
  select id::regclass::text as name from belonging`

/**
 * Takes everybody and their things away, so that reading all there is stays quick. Rows are deleted, past
 * triggers and keys: to truncate as many tables takes a hundred times longer.
 */
export const createDatabaseReset = async ({ pool, asOwner }: TestDatabase) => {
  const { rows } = await pool.query<{ name: string }>(TABLES, [ROOTS])
  const all = [
    'begin',
    'set local session_replication_role = replica',
    ...rows.map(({ name }) => `delete from ${name}`),
    'commit',
  ].join(';')

  return (): Promise<void> => asOwner(all)
}
