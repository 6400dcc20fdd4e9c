import type { Pool } from 'pg'
import { openDatabase } from '../database/openDatabase.ts'
import { emptyDatabase } from './emptyDatabase.ts'

/** The demo is the same wherever it is made, save that its dates count from the first start. */
const DEMO_SEED = 1

export type SeedOptions = Readonly<{
  count: number
  imagesDir: string
  report: (line: string) => void
}>

type Contents = 'nothing' | 'something' | 'half a demo'

const contentsOf = async (pool: Pool): Promise<Contents> => {
  const { rows } = await pool.query<{ contents: Contents }>(`select case
    when exists (select from demos where finished_at is null) then 'half a demo'
    when exists (select from sections) then 'something'
    else 'nothing' end as contents`)

  return rows[0]?.contents ?? 'nothing'
}

/**
 * Fills an empty database with the demo; a demo that was interrupted is begun anew. Whatever else is
 * there stays as it is.
 * @returns whether the demo was made
 */
export const seedWhenEmpty = async (url: string, options: SeedOptions): Promise<boolean> => {
  const { count, imagesDir, report } = options
  const database = openDatabase(url, { statementTimeoutMs: 0 })
  const { pool } = database
  try {
    const contents = await contentsOf(pool)
    if (contents === 'something') return false
    if (contents === 'half a demo') await emptyDatabase(pool)
    await pool.query('insert into demos (seed, ads_count) values ($1, $2)', [DEMO_SEED, count])
    // Loaded only now: a product that runs has no use for demo data.
    const { seedDemo } = await import('./seedDemo.ts')
    await seedDemo(database, imagesDir, { seed: DEMO_SEED, now: new Date(), count }, report)
    await pool.query('update demos set finished_at = now()')

    return true
  } finally {
    await database.close()
  }
}
