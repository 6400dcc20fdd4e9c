import type { TestDatabase } from './createTestDatabase.ts'

let spoiled = 0

/**
 * Has the database refuse to write rows of a table, as a fault of our own in one row would: nobody foresaw it.
 * @param condition of `new`, the row that is to be written
 * @returns mends it
 */
export const spoilRow = async (
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> => {
  const name = `spoiled_${++spoiled}`
  await asOwner(
    `create function ${name}() returns trigger language plpgsql as $$
       begin if ${condition} then raise exception 'spoiled'; end if; return new; end $$;
     create trigger ${name} before insert or update on ${table}
       for each row execute function ${name}()`,
  )

  return () => asOwner(`drop function ${name}() cascade`)
}
