import type { Client } from 'pg'
import type { Table } from './readTables.ts'

type ForeignKey = Readonly<{ table: string; name: string; definition: string }>

const KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

/**
 * Fills tables in a transaction while no trigger acts and rows may come before those they point to. Then each
 * foreign key is made again, which finds rows that point nowhere.
 */
export const withoutRules = async (
  client: Client,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> => {
  const { rows: keys } = await client.query<ForeignKey>(KEYS)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await fill()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}
