import type { Pool } from 'pg'

let spoiled = 0

/**
 * Has the database refuse to write rows of a table, as a fault of our own in one row would: nobody foresaw it.
 * @param condition of `new`, the row that is to be written
 * @returns mends it
 */
export const spoilRow = async (
  pool: Pick<Pool, 'query'>,
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> => {
  const name = `spoiled_${++spoiled}`
  await pool.query(
    `create function ${name}() returns trigger language plpgsql as $$
       begin if ${condition} then raise exception 'spoiled'; end if; return new; end $$;
     create trigger ${name} before insert or update on ${table}
       for each row execute function ${name}()`,
  )

  return () => pool.query(`drop function ${name}() cascade`)
}
