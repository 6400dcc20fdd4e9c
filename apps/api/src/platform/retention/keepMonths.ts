import type { ClientBase } from 'pg'
import { TERMS } from './terms.ts'

/** Tells the database how many months of each log it keeps, and has it make those to come; as the owner. */
export const keepMonths = async (client: ClientBase): Promise<void> => {
  for (const [name, rule] of Object.entries(TERMS))
    if (rule.kind === 'months')
      await client.query(
        `insert into months.terms (table_name, months) values ($1, $2)
         on conflict (table_name) do update set months = excluded.months`,
        [name, rule.months],
      )
  await client.query('select tend_months()')
}
