import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'

/** Turns in a day, as the job is planned: everybody is first on the site once a day. */
const TURNS = 96
const BATCH_SIZE = 500

type Topped = Readonly<{ id: number; place: string }>
type Move = Readonly<{ id: number; from: string; to: string }>

const IS_TOPPED = `state = 'published' and topped_until > $1 and brand_code = $2`

/** Gives ads their new places, unless somebody moved one meanwhile. */
const moveAll = async ({ pool }: Database, moves: readonly Move[]): Promise<void> => {
  for (let done = 0; done < moves.length; done += BATCH_SIZE)
    await pool.query(
      `update ads set sort_at = move.to
       from jsonb_to_recordset($1) as move (id integer, "from" timestamptz, "to" timestamptz)
       where ads.id = move.id and ads.sort_at = move.from and move.to <> move.from`,
      [JSON.stringify(moves.slice(done, done + BATCH_SIZE))],
    )
}

const rotateSite = async (
  database: Database,
  brand: string,
  now: Date,
  stopping?: AbortSignal,
): Promise<number> => {
  const { pool } = database
  const { rows: counted } = await pool.query<{ total: number }>(
    `select count(*)::integer as total from ads where ${IS_TOPPED}`,
    [now, brand],
  )
  const total = counted[0]?.total ?? 0
  const shift = Math.ceil(total / TURNS)
  const first: Topped[] = []
  // Places that those behind them get; never more than go to the end.
  const free: string[] = []
  if (total < 2) return 0

  const moved = await drain<Topped>(async (after) => {
    const { rows } = await pool.query<Topped>(
      `select id, to_jsonb(sort_at) #>> '{}' as place from ads
       where ${IS_TOPPED} and (sort_at, id) < ($3, $4)
       order by sort_at desc, id desc limit ${BATCH_SIZE}`,
      [now, brand, after?.place ?? 'infinity', after?.id ?? 0],
    )
    const moves: Move[] = []
    for (const { id, place } of rows) {
      free.push(place)
      if (first.length < shift) first.push({ id, place })
      else moves.push({ id, from: place, to: free.shift() ?? place })
    }
    await moveAll(database, moves)

    return rows
  }, stopping)
  await moveAll(
    database,
    first.map(({ id, place }, at) => ({ id, from: place, to: free[at] ?? place })),
  )

  return moved
}

/**
 * Lets topped ads take turns at the top: on each site they pass their places on, the first ones to the end.
 * Lists show three before all others; without turns the rest would have paid for nothing. Places are passed
 * on, not made again: what is not shown at the top stays among the ads of its age, and no list fills with
 * paid places.
 */
export const rotateTopped = async (
  database: Database,
  clock: Clock,
  stopping?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const { rows } = await database.pool.query<{ code: string }>('select code from brands')
  let moved = 0
  const sites = eachRow<{ code: string }>('rotate site', ({ code }) => code)
  await sites.treat(null, rows, async ({ code }) => {
    moved += await rotateSite(database, code, now, stopping)
  })
  sites.settle()

  return moved
}
