import type { Database } from '../../database/openDatabase.ts'
import { drain } from '../../jobs/drain.ts'

const AT_ONCE = 10_000

/** Whoever has not asked for so long reads all ads anew. */
const FORGET = `
  with forgotten as (
    delete from ad_changes where ctid = any(array(
      select ctid from ad_changes where changed_at < now() - interval '1 hour' limit ${AT_ONCE}))
    returning changed_in, ad_id
  ), last as (
    insert into ad_changes (changed_in)
    select changed_in from forgotten order by changed_in desc limit 1
  )
  select ad_id from forgotten where ad_id is not null`

/** Forgets changes of ads that every process has long been told; what is left tells one that has not. */
export const forgetAdChanges = ({ pool }: Database, turn?: AbortSignal): Promise<number> =>
  drain(async () => (await pool.query(FORGET)).rows, turn)
