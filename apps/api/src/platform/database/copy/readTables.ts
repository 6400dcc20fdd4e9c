import type { Client } from 'pg'

export type Table = Readonly<{
  /** As SQL has it. */
  name: string
  /** Those that are written, not reckoned. */
  columns: readonly string[]
}>

const READ = `
  select format('%I.%I', table_schema, table_name) as name,
    array_agg(column_name::text order by ordinal_position) filter (where is_generated = 'NEVER') as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
  group by 1 order by 1`

/** The product's own tables; those of migrations and of the queue are made by the command that migrates. */
export const readTables = async (client: Client): Promise<readonly Table[]> =>
  (await client.query<Table>(READ)).rows
