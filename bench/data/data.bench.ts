import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { adsWanted } from '../support/adsWanted.ts'
import { interleave } from '../support/interleave.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { quantile } from '../support/quantile.ts'
import { report } from '../support/report.ts'
import { atMost, shown } from '../support/verdict.ts'
import { versionOf } from '../support/versionOf.ts'
import { databaseQueries } from './databaseQueries.ts'
import { measureListingCalls } from './measureListingCalls.ts'
import { measureSearchesAtOnce } from './measureSearchesAtOnce.ts'

const ROUNDS = 5

const data = await prepareAds(adsWanted())
const provided = await provideDatabase(readSettings(data.env))
await migrate(provided.url)
const database = openDatabase(provided.url, { maxConnections: 1, statementTimeoutMs: 0 })

/** Milliseconds. */
const GOALS = { list: 0.8, call: 1 } as const

const times = await interleave(await databaseQueries(database), ROUNDS)
const { rows } = await database.pool.query<{ version: string }>('show server_version')
const calls = await measureListingCalls(data, ROUNDS)
const atOnce = await measureSearchesAtOnce(data, ROUNDS)
await database.close()
await provided.release()

const quantilesOf = (name: keyof typeof times, share: number) =>
  times[name].map((round) => quantile(round, share))
const p50 = (name: keyof typeof times) => quantilesOf(name, 0.5)
const p95 = (name: keyof typeof times) => quantilesOf(name, 0.95)

report(data.ads >= 1_000_000 ? 'data' : `data-${data.ads}`, {
  title: `Data, ${data.ads.toLocaleString('en')} ads`,
  method: [
    'One client in Node over the product’s own queries, every figure the median of the rounds; p50 and p95 within a round.',
    'Keyset: the page behind the middle of every section. Search: a word of a heading and three quarters of the next; suggestions: its first two to seven letters.',
    'Searches at once: the api alone over HTTP, each client asks for its next search when it has its last; the clients run on the same cores.',
    'The last rows are the api under eight connections, listings with banners of all sections in turn, CPU of the api and of every process of PostgreSQL.',
  ],
  rounds: ROUNDS,
  seed: 1,
  versions: {
    postgresql: rows[0]?.version ?? '',
    pg: versionOf('pg', 'apps/api'),
    'drizzle-orm': versionOf('drizzle-orm', 'apps/api'),
  },
  verdicts: [
    shown('detail by slug: p50', p50('detail'), 'ms'),
    shown('detail by slug: p95', p95('detail'), 'ms'),
    shown('listing of a section, page 1: p50', p50('section'), 'ms'),
    atMost('listing of a section, page 1: p95', p95('section'), GOALS.list, 'ms'),
    shown('listing of a whole branch, page 1: p50', p50('branch'), 'ms'),
    shown('listing of a whole branch, page 1: p95', p95('branch'), 'ms'),
    shown('keyset in the middle of a section: p50', p50('keyset'), 'ms'),
    atMost('keyset in the middle of a section: p95', p95('keyset'), GOALS.list, 'ms'),
    shown('tree of sections with counts, once a second: p50', p50('counts'), 'ms'),
    shown('list and exact counts of a section within a region: p50', p50('inRegion'), 'ms'),
    shown('list and exact counts of a section within a region: p95', p95('inRegion'), 'ms'),
    shown('peer, two words in headings alone by tsvector: p50', p50('headings'), 'ms'),
    shown('peer, two words in headings alone by tsvector: p95', p95('headings'), 'ms'),
    atMost('the product’s search, all of it: p50', p50('search'), 4, 'ms'),
    atMost('the product’s search, all of it: p95', p95('search'), 15, 'ms'),
    shown('suggestions while one types: p50', p50('suggestions'), 'ms'),
    atMost('suggestions while one types: p95', p95('suggestions'), 10, 'ms'),
    atMost('searches of eight clients at once: p99', atOnce, 60, 'ms'),
    shown('listing call, CPU of the api', calls.api, 'ms'),
    shown('listing call, CPU of PostgreSQL', calls.database, 'ms'),
    atMost('listing call, CPU of both', calls.both, GOALS.call, 'ms'),
  ],
})
