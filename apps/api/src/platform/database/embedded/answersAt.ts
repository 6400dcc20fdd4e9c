import { Client } from 'pg'

/** Whether a PostgreSQL, or a pooler before one, lets somebody in at an address by now. */
export const answersAt = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()

    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
