import type { Database } from '../../../platform/database/openDatabase.ts'
import { drain } from '../../../platform/jobs/drain.ts'
import type { Purge } from './createPurge.ts'

/** As many tags as Cloudflare takes at once. */
const BATCH_SIZE = 100

type Outdated = Readonly<{ id: number; path: string }>

/**
 * Has the content delivery network forget pictures that may be shown no more. What it did not take is asked of it again
 * the next time; without one there is nothing to forget.
 */
export const purgePictures = (
  { pool }: Pick<Database, 'pool'>,
  purge: Purge | null,
  turn?: AbortSignal,
): Promise<number> =>
  drain(async () => {
    const { rows } = await pool.query<Outdated>(
      `select id, path from outdated_pictures order by id limit ${BATCH_SIZE}`,
    )
    const tags = [...new Set(rows.map(({ path }) => path))]
    if (tags.length > 0 && purge && !(await purge(tags))) return []
    if (rows.length > 0)
      await pool.query('delete from outdated_pictures where id = any($1)', [
        rows.map(({ id }) => id),
      ])

    return rows
  }, turn)
