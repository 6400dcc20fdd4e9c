import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { adsWanted } from '../support/adsWanted.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { report } from '../support/report.ts'
import { atLeast, shown } from '../support/verdict.ts'

const ADS = adsWanted(50_000)
const CHANGES = 600

/** What the product writes of an ad when this happens, as far as it concerns its own row. */
const WRITES = {
  text: `content = content || '.', all_words = all_words || 'nove:1'::tsvector, updated_at = now(),
    fingerprint = md5(id::text || version)::varchar(16), version = version + 1`,
  contact: 'show_name = not show_name, updated_at = now(), version = version + 1',
  renewal: `valid_until = valid_until + interval '30 days', updated_at = now()`,
  topping: `topped_until = now() + interval '7 days', sort_at = clock_timestamp()`,
  asked: 'asked_at = clock_timestamp(), unanswered_asks = unanswered_asks + 1',
  'told of its end': 'end_told_of = now()',
  'print wording': `print_wording = 'Kolo, dobrý stav'`,
  pause: `state = 'paused', updated_at = now()`,
} as const

const data = await prepareAds(ADS)
const provided = await provideDatabase(readSettings(data.env))
await migrate(provided.url)
const database = openDatabase(provided.url, { maxConnections: 1, statementTimeoutMs: 0 })
const { pool } = database
// Whole pages, written once after a checkpoint, would hide what a change writes itself.
await pool.query('alter system set full_page_writes = off')
await pool.query('select pg_reload_conf()')
await pool.query('vacuum full ads')
await pool.query('vacuum analyze ads')

const writtenSoFar = async (): Promise<number> => {
  const { rows } = await pool.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)

  return Number(rows[0].bytes)
}

/** Bytes of the log a change writes, and the share of changes that touched no index. All is undone. */
const measure = async (change: string) => {
  const { rows: some } = await pool.query<{ id: number }>(
    `select id from ads where state = 'published' order by md5(id::text || $1) limit ${CHANGES}`,
    [change],
  )
  await pool.query('begin')
  const before = await writtenSoFar()
  for (const { id } of some)
    await pool.query({
      name: change,
      text: `update ads set ${WRITES[change as keyof typeof WRITES]} where id = $1`,
      values: [id],
    })
  const written = (await writtenSoFar()) - before
  const { rows } = await pool.query(
    `select pg_stat_get_xact_tuples_hot_updated('ads'::regclass)::int as hot`,
  )
  await pool.query('rollback')

  return { bytes: written / some.length, hot: rows[0].hot / some.length }
}

const verdicts = []
for (const change of Object.keys(WRITES)) {
  const { bytes, hot } = await measure(change)
  verdicts.push(shown(`${change}: written`, bytes, 'B'))
  const isUnlisted = ['contact', 'told of its end', 'print wording'].includes(change)
  if (isUnlisted) verdicts.push(atLeast(`${change}: share that touched no index`, hot, 0.9))
}
await pool.query('alter system reset full_page_writes')
await pool.query('select pg_reload_conf()')
await database.close()
await provided.release()

report('writes', {
  title: `Changes of an ad, ${ADS.toLocaleString('en')} ads`,
  method: [
    `Bytes of PostgreSQL's log for each of ${CHANGES} changes in one transaction, without whole pages; what a split of the table would give stands in ADR 155.`,
  ],
  rounds: 1,
  seed: 1,
  versions: {},
  verdicts,
})
process.exit()
