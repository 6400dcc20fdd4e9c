import { Client } from 'pg'
import { SESSION } from '../session.ts'

/**
 * Writes limits and plans of statements down at the role itself, for this database: through a pooler a connection
 * cannot bring its own. A role may do so for itself.
 */
export const limitRole = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Only who has loaded the extension may keep a setting of it.
    await client.query('select show_limit()')
    const database = client.escapeIdentifier(client.database ?? '')
    for (const [name, value] of Object.entries(SESSION))
      await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`)
  } finally {
    await client.end()
  }
}
