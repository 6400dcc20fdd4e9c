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

/**
 * A database of its own, migrated and empty; `close` it when the file's tests are over. It goes with the whole server:
 * a file system may take its time to give out again what was deleted a moment ago.
 */
export const createTestDatabase = async (): Promise<Database & { url: string }> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = new URL(name, inject('serverUrl')).href

  return { ...openDatabase(url, { maxConnections: 4 }), url }
}
