import type { Client } from 'pg'

/** What a database was made of, the first migration first; nothing of one that is empty. */
export const migrationHashes = async (client: Client): Promise<readonly string[]> => {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (found.rows[0]?.journal === null) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )

  return rows.map(({ hash }) => hash)
}
