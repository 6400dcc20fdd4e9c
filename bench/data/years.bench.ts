import { rmSync } from 'node:fs'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { endTerms } from '../../apps/api/src/platform/retention/endTerms.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { createWorld } from '../../apps/api/src/test/createWorld.ts'
import { PORTS } from '../support/ports.ts'
import { report } from '../support/report.ts'
import { benchDir } from '../support/startServer.ts'
import { atMost, shown } from '../support/verdict.ts'

const YEARS = 5
const ADS = 200
const ROWS = 10_000

/** What a month writes; $1 is its first day, `at` a moment of it. */
const WRITES: Readonly<Record<string, string>> = {
  state_log: `(entity, entity_id, to_state, event, actor, at)
    select 'ad', n, 'expired', 'expire', 'system', at`,
  audit_log: `(at, actor_name, scope, action, entity, entity_id, detail)
    select at, 'Jana', 'moderator', 'blocked', 'ad', n, '{"ground": "illegal"}'`,
  auth_events: `(event, device, created_at) select 'logged_in', 'Firefox, Linux', at`,
  idempotency_keys: `(key, body_hash, answer, created_at)
    select md5($1::text || n), md5(n::text), '{"slug": "prodam-kolo-1"}', at`,
  phone_verifications: `(phone_hash, code_hash, created_at, expires_at)
    select md5(n::text), md5(n::text), at, at + interval '10 minutes'`,
}
const MOMENTS = `(select n, $1::timestamptz + n * interval '28 days' / ${ROWS} as at
  from generate_series(0, ${ROWS - 1}) n) moments`
const STATS = `
  insert into ad_stats (ad_id, day, views)
  select id, $1::date + day, 10 from ads, generate_series(0, 27) day`
const TABLES = [...Object.keys(WRITES), 'ad_stats']
const SIZES = `
  select sum(pg_total_relation_size(relid))::bigint / 1048576.0 as mb
  from unnest($1::regclass[]) kept, pg_partition_tree(kept)
  union all
  select sum(pg_total_relation_size(kept)) / 1048576.0 from unnest($1::regclass[]) kept
  where (select relkind from pg_class where oid = kept) = 'r'`

const dataDir = `${benchDir}/years`
rmSync(dataDir, { recursive: true, force: true })
const env = { DATA_DIR: dataDir, POSTGRES_PORT: String(PORTS.postgres), SEED_ADS: '0' }
const provided = await provideDatabase(readSettings(env))
await migrate(provided.url)
const database = openDatabase(provided.url, { maxConnections: 1, statementTimeoutMs: 0 })
const { pool } = database
const { addAd, addSection } = createWorld(database)
const section = await addSection()
for (let n = 0; n < ADS; n += 1) await addAd(section)

const begun = new Date()
const monthAfter = (months: number): Date =>
  new Date(Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + months))

const sizeMb = async (): Promise<number> => {
  await pool.query(`vacuum ${TABLES.join()}`)
  const { rows } = await pool.query<{ mb: string | null }>(SIZES, [TABLES])

  return rows.reduce((sum, { mb }) => sum + Number(mb ?? 0), 0)
}

const sizes: number[] = []
let ending = 0
for (let month = 0; month < YEARS * 12; month += 1) {
  const [first, next] = [monthAfter(month), monthAfter(month + 1)]
  await pool.query('select months.tend($1)', [first])
  for (const [table, columns] of Object.entries(WRITES))
    await pool.query(`insert into ${table} ${columns} from ${MOMENTS}`, [first])
  await pool.query(STATS, [first])
  const started = performance.now()
  await endTerms({ database, clock: () => new Date(next) })
  ending = Math.max(ending, performance.now() - started)
  if ((month + 1) % 12 === 0) sizes.push(await sizeMb())
}
await database.close()
await provided.release()
rmSync(dataDir, { recursive: true, force: true })

const [last = 0, before = 0] = sizes.toReversed()
report('years', {
  title: 'Five years of writing',
  method: [
    `Each month ${ROWS.toLocaleString('en')} rows are written into each of five tables that grow, and what ${ADS} ads were looked at on 28 days; then the terms of [terms.md](terms.md) are ended as of the first day of the next month. Logs are kept for three years, the rest for less.`,
  ],
  rounds: 1,
  versions: {},
  verdicts: [
    ...sizes.map((mb, year) => shown(`after ${year + 1} years`, mb, 'MB')),
    atMost('the fifth year against the fourth', last / before, 1.05, '×'),
    shown('longest end of a month’s terms', ending, 'ms'),
  ],
})
process.exit()
