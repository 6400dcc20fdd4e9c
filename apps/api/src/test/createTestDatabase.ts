import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/database/openDatabase.ts'
import { limitRole } from '../platform/database/pooler/limitRole.ts'
import { PRODUCT, TEMPLATE } from './globalSetup.ts'

export type TestDatabase = Database &
  Readonly<{
    url: string
    /** Of the owner of the tables. */
    ownerUrl: string
    /** Settings by which a process of the product uses this database. */
    addresses: Readonly<Record<string, string>>
    asOwner: (text: string) => Promise<void>
  }>

const ask = async (url: string, text: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/**
 * A database of its own, migrated and empty; `close` it when the file's tests are over. It goes with the whole server:
 * a file system may take its time to give out again what was deleted a moment ago.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await ask(inject('serverUrl'), `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const owner = new URL(name, inject('serverUrl'))
  const product = Object.assign(new URL(owner), {
    username: PRODUCT.name,
    password: PRODUCT.password,
  })

  const poolerUrl = inject('poolerUrl')
  const pooledUrl = poolerUrl && new URL(name, poolerUrl).href
  // What the owner's command does in production.
  if (pooledUrl) await limitRole(product.href)

  return {
    ...openDatabase(product.href, { maxConnections: 4, pooledUrl }),
    url: product.href,
    ownerUrl: owner.href,
    addresses: {
      DATABASE_URL: product.href,
      ...(pooledUrl && { DATABASE_POOL_URL: pooledUrl }),
    },
    asOwner: (text) => ask(owner.href, text),
  }
}
