import { Client } from 'pg'
import { SESSION } from '../session.ts'

/** Which database this is, on which running server. */
const WHERE =
  'select current_database() as name, extract(epoch from pg_postmaster_start_time()) as began'

const ask = async <Row extends object>(url: string, text: string): Promise<Row | undefined> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()

    return (await client.query<Row>(text)).rows[0]
  } finally {
    await client.end()
  }
}

const SHOWN = `select ${Object.keys(SESSION)
  .map((name) => `current_setting('${name}', true) as "${name}"`)
  .join(', ')}`

const askPooler = <Row extends object>(url: string, text: string): Promise<Row | undefined> =>
  ask<Row>(url, text).catch((error: Error) => {
    throw new Error(`The pooler of DATABASE_POOL_URL cannot be used: ${error.message}`)
  })

/**
 * Makes sure that statements may go through a pooler.
 * @throws Error with a sentence for the person who starts the product: another database, a role without limits
 */
export const requirePooled = async (pooledUrl: string, url: string): Promise<void> => {
  const [pooled, direct] = [
    await askPooler<object>(pooledUrl, WHERE),
    await ask<object>(url, WHERE),
  ]
  if (JSON.stringify(pooled) !== JSON.stringify(direct))
    throw new Error('DATABASE_POOL_URL leads to another database than DATABASE_URL.')

  const shown = await askPooler<Record<string, string | null>>(pooledUrl, SHOWN)
  const [lacking] = Object.entries(SESSION).filter(([name, value]) => shown?.[name] !== value)
  if (!lacking) return

  const [name, value] = lacking
  throw new Error(
    `Through DATABASE_POOL_URL ${name} is ${shown?.[name] || 'not set'}, not ${value}: a pooler passes on no setting of a connection, so its role has to have them. ` +
      'Run `pnpm --filter @inzrt/api database:migrate`, then RECONNECT in the console of a PgBouncer that runs.',
  )
}
