import { Client } from 'pg'
import type { Database } from './openDatabase.ts'

/**
 * A connection beside the pool, not yet open, for what lasts as long as a session: LISTEN and advisory locks. Neither
 * connecting nor a query takes longer than the patience.
 */
export const createClient = (
  { direct }: Pick<Database, 'direct'>,
  name: string,
  patienceMs: number,
): Client =>
  new Client({
    connectionString: direct.url,
    application_name: name,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
