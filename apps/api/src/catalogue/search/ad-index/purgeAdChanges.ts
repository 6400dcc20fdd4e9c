import type { Database } from '../../../platform/database/openDatabase.ts'
import { drain } from '../../../platform/jobs/drain.ts'

const BATCH_SIZE = 10_000

/**
 * The mark left is the last of what was forgotten, and stands for all before it: so what a transaction under way
 * overtook is kept until that has ended. Numbers yet to come are of the database this one was restored from.
 */
const FORGET = `
  with forgotten as (
    delete from ad_changes where ctid = any(array(
      select ctid from ad_changes
      where changed_at < now() - interval '1 hour' and (
        changed_in < pg_snapshot_xmin(pg_current_snapshot())
        or changed_in >= pg_snapshot_xmax(pg_current_snapshot()))
      limit ${BATCH_SIZE}))
    returning changed_in, ad_id
  ), last as (
    insert into ad_changes (changed_in)
    select max(changed_in) from forgotten
    where changed_in < pg_snapshot_xmin(pg_current_snapshot())
    having count(*) > 0
  )
  select ad_id from forgotten where ad_id is not null`

/** Forgets changes of ads that every process has long been told; what is left tells one that has not. */
export const purgeAdChanges = ({ pool }: Database, turn?: AbortSignal): Promise<number> =>
  drain(async () => (await pool.query(FORGET)).rows, turn)
