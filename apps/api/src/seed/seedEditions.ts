import { generateEditions } from '@inzrt/fixtures/catalogue/generateEditions'
import type { Pool } from 'pg'
import type { Demo } from './Demo.ts'
import { insertRows } from './insertRows.ts'

/** The newspaper's last and next issues. */
export const seedEditions = (client: Pick<Pool, 'query'>, { now }: Demo): Promise<void> =>
  insertRows(
    client,
    'editions',
    generateEditions({ now, past: 6, future: 12 }).map((edition) => ({
      number: edition.number,
      year: edition.year,
      deadline_at: edition.deadlineAt,
      release_date: edition.releaseDate,
    })),
  )
