import type { ClientBase } from 'pg'

/** Tables whose rows are hidden from all but their owner, as the queue's are. */
const GUARDED = `select format('%I.%I', nspname, relname) as name from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where relrowsecurity and nspname = 'graphile_worker'`

/**
 * Lets a role read and write what the product keeps, and nothing else: it changes no table, and nothing that is
 * written down of what was done. To be repeated after each migration, by the owner of the tables.
 * @throws Error when there is no such role
 */
export const grantUse = async (client: ClientBase, role: string): Promise<void> => {
  const name = client.escapeIdentifier(role)
  await client.query(`grant usage on schema public, drizzle, graphile_worker to ${name};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${name};
    grant usage, select, update on all sequences in schema public, graphile_worker to ${name};
    grant execute on all functions in schema public, graphile_worker to ${name};
    grant select on all tables in schema drizzle to ${name};
    revoke update, delete on audit_log, state_log from ${name}`)
  const { rows } = await client.query<{ name: string }>(GUARDED)
  for (const table of rows)
    await client.query(`drop policy if exists product on ${table.name};
      create policy product on ${table.name} to ${name} using (true) with check (true)`)
}
