import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { addOverdueAds } from '../../apps/api/src/test/addOverdueAds.ts'
import { PORTS } from '../support/ports.ts'
import { quantile } from '../support/quantile.ts'
import { report } from '../support/report.ts'
import { benchDir, startServer } from '../support/startServer.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'

const OVERDUE = 1_000_000
const ASK_EVERY_MS = 100

const dataDir = `${benchDir}/backlog`
rmSync(dataDir, { recursive: true, force: true })
const env = { DATA_DIR: dataDir, POSTGRES_PORT: String(PORTS.postgres), SEED_ADS: '0' }
const provided = await provideDatabase(readSettings(env))
await migrate(provided.url)
const database = openDatabase(provided.url, { statementTimeoutMs: 0 })
await addOverdueAds(database, OVERDUE)
await database.pool.query('vacuum analyze')

const begun = performance.now()
const secondsSince = () => (performance.now() - begun) / 1_000
const api = await startServer({
  name: 'backlog-api',
  args: ['apps/api/src/server.ts'],
  port: PORTS.api,
  readyPath: '/ready',
  env: { ...env, NODE_ENV: 'development' },
})
const ready = secondsSince()

const isLeft = async (): Promise<boolean> => {
  const { rows } = await database.pool.query(
    `select exists (select from ads where state in ('published', 'paused') and valid_until < now()) as left`,
  )

  return rows[0].left
}
const times: number[] = []
let failed = 0
let overdueShown = 0
while (await isLeft()) {
  const asked = performance.now()
  const answer = await fetch(`http://127.0.0.1:${PORTS.api}/api/front/inzrts`)
  const body = (await answer.json()) as { data?: unknown[] }
  times.push(performance.now() - asked)
  failed += Number(answer.status !== 200)
  overdueShown += body.data?.length ?? 0
  await delay(ASK_EVERY_MS)
}
const drained = secondsSince()
const { rows } = await database.pool.query(
  `select count(*)::int as steps from state_log where event = 'expire'`,
)
await api.stop()
await database.close()
await provided.release()
rmSync(dataDir, { recursive: true, force: true })

report('backlog', {
  title: `Start with ${OVERDUE.toLocaleString('en')} overdue ads`,
  method: [
    'All ads of a database ended while no process ran. An api is started, asked for the list of the site ten times a second, and ends them in the background, a few hundred in each statement, two seconds in each turn.',
  ],
  rounds: 1,
  versions: {},
  verdicts: [
    atMost('from its start until it answers as ready', ready, 10, 's'),
    shown('until the last ad was ended', drained, 's'),
    atLeast('ends written down', rows[0].steps, OVERDUE),
    shown('list of the site meanwhile: p50', quantile(times, 0.5), 'ms'),
    shown('list of the site meanwhile: p99', quantile(times, 0.99), 'ms'),
    atMost('lists that failed', failed, 0),
    atMost('overdue ads in lists', overdueShown, 0),
  ],
})
process.exit()
