import type { ClientBase } from 'pg'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { emptyDatabase } from './emptyDatabase.ts'
import { reserveIds } from './reserveIds.ts'

/** The demo is the same wherever it is made, save that its dates count from the first start. */
const DEMO_SEED = 1

/** Advisory lock of the process that makes the demo; others wait and find it made. */
const LOCK = 7_201_455

export type SeedOptions = Readonly<{
  count: number
  imagesDir: string
  report: (line: string) => void
  /** Whatever is there is deleted first. */
  replaces?: boolean
}>

type Contents = 'nothing' | 'something' | 'half a demo'

const contentsOf = async (client: ClientBase): Promise<Contents> => {
  const { rows } = await client.query<{ contents: Contents }>(`select case
    when exists (select from demos where finished_at is null) then 'half a demo'
    when exists (select from sections) or exists (select from users) or exists (select from ads)
      then 'something'
    else 'nothing' end as contents`)

  return rows[0]?.contents ?? 'nothing'
}

/**
 * Notes that a demo begins, in a database that is empty at that moment, also when other processes write to
 * it; returns when, or null when the database is not empty.
 */
const begin = async (
  client: ClientBase,
  { count, replaces }: SeedOptions,
): Promise<Date | null> => {
  // What somebody is adding at this moment is waited for, and what comes later gets later ids.
  await client.query(
    'lock table sections, localities, users, banners, ads in share row exclusive mode',
  )
  const contents = await contentsOf(client)
  if (contents === 'something' && !replaces) return null
  if (contents !== 'nothing') await emptyDatabase(client)
  await reserveIds(client, count)
  const { rows } = await client.query<{ now: Date }>(
    'insert into demos (seed, ads_count) values ($1, $2) returning clock_timestamp() as now',
    [DEMO_SEED, count],
  )

  return rows[0]?.now ?? null
}

/**
 * Fills an empty database with the demo; a demo that was interrupted is begun again. Whatever else is
 * there stays as it is. An api may run beside it.
 * @returns whether the demo was made
 */
export const seedWhenEmpty = async (url: string, options: SeedOptions): Promise<boolean> => {
  const { count, imagesDir, report } = options
  const database = openDatabase(url, { statementTimeoutMs: 0 })
  const { pool } = database
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('begin')
    const now = await begin(client, options)
    await client.query('commit')
    if (!now) return false
    // Loaded only now: a product that runs has no use for demo data.
    const { seedDemo } = await import('./seedDemo.ts')
    await seedDemo(database, imagesDir, { seed: DEMO_SEED, now, count }, report)
    await pool.query('update demos set finished_at = now()')

    return true
  } finally {
    // Ends its lock, and whatever was not committed.
    client.release(true)
    await database.close()
  }
}
