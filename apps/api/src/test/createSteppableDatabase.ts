import { Client } from 'pg'
import { createTestDatabase } from './createTestDatabase.ts'
import { PRODUCT } from './globalSetup.ts'

/** Functions found before the server's own: what the product calls without naming a schema. */
const MOVED_CLOCK = `
  create schema stepped;
  create table stepped.clock (by interval not null);
  insert into stepped.clock values ('0');
  create function stepped.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + by from stepped.clock';
  grant usage on schema stepped to ${PRODUCT.name};
  grant select, update on stepped.clock to ${PRODUCT.name};
  create function stepped.clock_timestamp() returns timestamptz language sql volatile
    as 'select pg_catalog.clock_timestamp() + by from stepped.clock';`

/** A database whose clock can be stepped on and back, as a server's is when its time is corrected. */
export const createSteppableDatabase = async () => {
  const database = await createTestDatabase()
  const { pool } = database
  // A connection of its own: only later ones find the moved clock.
  const client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query(MOVED_CLOCK)
  await client.query(
    `alter database ${client.database} set search_path = stepped, public, pg_catalog`,
  )
  await client.end()

  return {
    ...database,
    /** Steps the database's clock by so many seconds from where it stands. */
    step: async (seconds: number): Promise<void> => {
      await pool.query('update stepped.clock set by = by + make_interval(secs => $1)', [seconds])
    },
  }
}
