import type { Cluster } from '../../../apps/api/src/platform/database/embedded/Cluster.ts'
import { startEmbedded } from '../../../apps/api/src/platform/database/embedded/startEmbedded.ts'
import { openDatabase } from '../../../apps/api/src/platform/database/openDatabase.ts'
import { MOMENT } from './moment.ts'

/** Found before the server's own: what the product calls without naming a schema. */
const held = (name: string): string =>
  `create function public.${name}() returns timestamptz language sql stable as 'select timestamptz ''${MOMENT}''';`

/** What a crash would spoil is thrown away anyhow; a vacuum at its own time would change plans and orders. */
const SETTINGS = [
  'fsync = off',
  'full_page_writes = off',
  'autovacuum = off',
  "log_statement = 'all'",
  'log_parameter_max_length = 0',
]

const onDatabase = async (url: string, statements: readonly string[]): Promise<void> => {
  const { pool, close } = openDatabase(url, { statementTimeoutMs: 0 })
  for (const statement of statements) await pool.query(statement)
  await close()
}

/**
 * Starts a PostgreSQL whose product database is empty and goes by the held time; the api adopts it.
 * @returns the address of that database
 */
export const createHeldDatabase = async (cluster: Cluster): Promise<string> => {
  const address = await startEmbedded(cluster)
  const url = address('inzrt')
  await onDatabase(address('postgres'), [
    'create database inzrt',
    ...SETTINGS.map((setting) => `alter system set ${setting}`),
    'select pg_reload_conf()',
  ])
  await onDatabase(url, [
    held('now'),
    held('clock_timestamp'),
    'alter database inzrt set search_path = public, pg_catalog',
  ])

  return url
}
