import type { Database } from '../../../platform/database/openDatabase.ts'

/** Counted no further: an alarm long since, and a question asked every few seconds stays cheap. */
const MOST = 1_000

/** Later than this a message is late. */
const LATE = '5 minutes'

/** What waits in the portal, in numbers of rows (up to a thousand) and seconds; each is read from an index of what waits. */
const WAITING = `
  select
    (select count(*)::int from (
      select from ads where state = 'waiting_approval' limit ${MOST}) as waiting) as "adsWaiting",
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8
      from ads where state = 'waiting_approval') as "oldestAd",
    (select count(*)::int from (
      select from reports where state = 'new' limit ${MOST}) as open) as "reportsOpen",
    (select count(*)::int from (
      select from job_failures limit ${MOST}) as failed) as "rowsFailed",
    (select coalesce(greatest(extract(epoch from now() - min(run_at)), 0), 0)::float8
      from graphile_worker.jobs where locked_at is null and attempts < max_attempts) as "oldestJob"`

const LATE_MESSAGES = `
  select channel, count(*)::int as late from (
    select channel from outbox where state = 'queued' and not_before < now() - interval '${LATE}'
    order by not_before limit ${MOST}) as late
  group by channel`

/** What happened since a row of the log; by its key, and so many rows at most. */
const CHANGES = `
  select max(id)::int as last, entity, event, count(*)::int as changes from (
    select id, entity, event from state_log where id > $1 order by id limit 10000) as new
  group by entity, event`

const LAST_CHANGE = 'select coalesce(max(id), 0)::int as last from state_log'

type Waiting = Readonly<{
  adsWaiting: number
  oldestAd: number
  reportsOpen: number
  rowsFailed: number
  oldestJob: number
}>

type Change = Readonly<{ last: number; entity: string; event: string; changes: number }>

export type Figures = Readonly<{
  waiting: Waiting
  late: readonly Readonly<{ channel: string; late: number }>[]
  changes: readonly Change[]
}>

/** The newest row of the log of states: what is counted comes behind it. */
export const readLastChange = async ({ pool }: Pick<Database, 'pool'>): Promise<number> => {
  const { rows } = await pool.query<{ last: number }>(LAST_CHANGE)

  return rows[0]?.last ?? 0
}

/**
 * How the portal is: what waits now, and what happened behind a row of the log.
 * @param after the last row that was counted
 */
export const readFigures = async (
  { pool }: Pick<Database, 'pool'>,
  after: number,
): Promise<Figures> => {
  const waiting = await pool.query<Waiting>(WAITING)
  const late = await pool.query<Figures['late'][number]>(LATE_MESSAGES)
  const changes = await pool.query<Change>(CHANGES, [after])
  const [row] = waiting.rows
  if (!row) throw new Error('Nothing was counted.')

  return { waiting: row, late: late.rows, changes: changes.rows }
}
