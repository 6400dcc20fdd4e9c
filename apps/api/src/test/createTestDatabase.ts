import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/database/openDatabase.ts'
import { TEMPLATE } from './globalSetup.ts'

const onServer = async (text: string): Promise<void> => {
  const client = new Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A database of its own, migrated and empty; `drop` it when the file's tests are over. */
export const createTestDatabase = async (): Promise<
  Database & { url: string; drop(): Promise<void> }
> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${TEMPLATE}`)
  const url = new URL(name, inject('serverUrl')).href
  const database = openDatabase(url, { maxConnections: 4 })

  return {
    ...database,
    url,
    drop: async () => {
      await database.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}
