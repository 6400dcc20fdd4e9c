import { Client } from 'pg'
import { migrationHashes } from '../migrationHashes.ts'
import { copyRows } from './copyRows.ts'
import { readTables, type Table } from './readTables.ts'
import { withoutRules } from './withoutRules.ts'

/** Rows are written alike by both, and no limit of a role stops us. */
const SAME_WORDS = "set timezone = 'UTC'; set datestyle = 'ISO'; set statement_timeout = 0"

/** What a table says as a whole: how many rows, and a sum of what each of them says. */
const sumOf = async (client: Client, { name }: Table): Promise<string> => {
  const { rows } = await client.query<{ sum: string }>(
    `select count(*) || ' ' || coalesce(sum(('x' || left(md5((whole.*)::text), 15))::bit(60)::bigint), 0) as sum
     from ${name} whole`,
  )

  return rows[0]?.sum ?? ''
}

const requireAlike = async (from: Client, to: Client): Promise<void> => {
  const [theirs, ours] = [await migrationHashes(from), await migrationHashes(to)]
  if (theirs.join() !== ours.join())
    throw new Error(
      'The two databases are of different releases: run this release on the one and database:migrate on the other first.',
    )
}

/** What a migration writes may be there, what people wrote may not. */
const requireEmpty = async (to: Client): Promise<void> => {
  const { rows } = await to.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from ads) as used',
  )
  if (rows[0]?.used)
    throw new Error(`The database ${to.database} that is to be filled is not empty.`)
}

const copySequences = async (from: Client, to: Client): Promise<void> => {
  const { rows } = await from.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, last } of rows) await to.query('select setval($1, $2)', [name, last])
}

const fill = async (from: Client, to: Client, tables: readonly Table[]): Promise<number> => {
  let all = 0
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) {
    all += await copyRows(from, to, table.name, table.columns)
    if ((await sumOf(from, table)) !== (await sumOf(to, table)))
      throw new Error(`The rows of ${table.name} came out otherwise than they went in.`)
  }

  return all
}

const copyAll = async (from: Client, to: Client): Promise<number> => {
  await from.query(`${SAME_WORDS}; begin isolation level repeatable read read only`)
  await to.query(`${SAME_WORDS}; begin`)
  await requireAlike(from, to)
  await requireEmpty(to)
  const tables = await readTables(to)
  let rows = 0
  await withoutRules(to, tables, async () => {
    rows = await fill(from, to, tables)
  })
  await copySequences(from, to)
  await to.query('commit')
  await to.query('analyze')

  return rows
}

/**
 * Copies everything people wrote into a database of another server, wholly or not at all, by no program of
 * PostgreSQL: servers of different versions will do. What the queue has to do it finds again by itself.
 * @param toUrl - the other one as the owner of its tables, which are made and empty
 * @returns how many rows
 * @throws Error with a sentence for the operator
 */
export const copyDatabase = async (fromUrl: string, toUrl: string): Promise<number> => {
  const [from, to] = [
    new Client({ connectionString: fromUrl }),
    new Client({ connectionString: toUrl }),
  ]
  try {
    await from.connect()
    await to.connect()

    return await copyAll(from, to)
  } finally {
    await Promise.allSettled([from.end(), to.end()])
  }
}
