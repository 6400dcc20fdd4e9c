import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { startEmbedded } from '../platform/database/embedded/startEmbedded.ts'
import { stopEmbedded } from '../platform/database/embedded/stopEmbedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startPooler } from './startPooler.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    /** The same server through a pooler, where tests run through one. */
    poolerUrl: string | null
  }
}

export const TEMPLATE = 'template_inzrt'

/** Who the product is in tests: it reads and writes, and owns no table. */
export const PRODUCT = { name: 'product', password: 'of-the-product' } as const

/** One server for all tests; every test file copies the migrated template. */
const setup = async (project: TestProject) => {
  const cluster = { home: await mkdtemp(join(tmpdir(), 'inzrt-test-')), port: await freePort() }
  const address = await startEmbedded(cluster)
  const client = new Client({ connectionString: address('postgres') })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  // What is thrown away need not survive a power cut, nor be tidied up.
  for (const setting of ['fsync', 'full_page_writes', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.query(`create role ${PRODUCT.name} login password '${PRODUCT.password}'`)
  await client.end()
  // Of a later release, to see whether this one lives with its schema.
  const later = process.env.TEST_MIGRATIONS
  await migrate(address(TEMPLATE), {
    user: PRODUCT.name,
    ...(later && { migrationsFolder: later }),
  })
  project.provide('serverUrl', address('postgres'))
  const program = process.env.TEST_PGBOUNCER
  const pooler = program ? await startPooler(program, cluster, PRODUCT) : null
  project.provide('poolerUrl', pooler?.url ?? null)

  return async () => {
    pooler?.stop()
    await stopEmbedded(cluster)
    await rm(cluster.home, { recursive: true, force: true })
  }
}

export default setup
