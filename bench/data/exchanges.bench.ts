import { readUnseen } from '../../apps/api/src/advertising/exchanges/exchangeAds.repository.ts'
import { findRings } from '../../apps/api/src/advertising/exchanges/findRings.ts'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { adsWanted } from '../support/adsWanted.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { quantile } from '../support/quantile.ts'
import { report } from '../support/report.ts'
import { atMost, shown } from '../support/verdict.ts'

const ADS = adsWanted(200_000)
const LOOKED_AT = 1_000

const data = await prepareAds(ADS)
const provided = await provideDatabase(readSettings(data.env))
await migrate(provided.url)
const database = openDatabase(provided.url, { maxConnections: 1, statementTimeoutMs: 0 })
const { db, pool } = database
const { rows: counted } = await pool.query(
  `select count(*)::int as exchanges, now() as now from ads where state = 'published' and type = 'exchange'`,
)
const { exchanges, now } = counted[0]

const beganUnseen = performance.now()
const ads = await readUnseen(db, now, { after: 0, limit: LOOKED_AT })
const unseen = performance.now() - beganUnseen
const times: number[] = []
let rings = 0
for (const ad of ads) {
  const began = performance.now()
  rings += (await findRings(db, now, ad)).length
  times.push(performance.now() - began)
}
await database.close()
await provided.release()

report('exchanges', {
  title: `Exchanges among ${ADS.toLocaleString('en')} ads`,
  method: [
    `Around each of ${LOOKED_AT} ads of people who would exchange, exchanges of two and three are looked for, as the job does it for each ad that came out or was changed.`,
  ],
  rounds: 1,
  versions: {},
  verdicts: [
    shown('ads that would be exchanged', exchanges, ''),
    shown(`the first ${LOOKED_AT} that nobody looked at`, unseen, 'ms'),
    shown('exchanges found', rings, ''),
    shown('around an ad: p50', quantile(times, 0.5), 'ms'),
    atMost('around an ad: p99', quantile(times, 0.99), 100, 'ms'),
    atMost('around an ad: longest', Math.max(...times), 1_000, 'ms'),
  ],
})
process.exit()
