import { adsWanted } from '../support/adsWanted.ts'
import { databasePids } from '../support/databasePids.ts'
import { drawnPaths } from '../support/drawnPaths.ts'
import { interleave } from '../support/interleave.ts'
import { measureRequests } from '../support/measureRequests.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { report } from '../support/report.ts'
import { samplePaths } from '../support/samplePaths.ts'
import { startProduct } from '../support/startProduct.ts'
import { atMost, shown } from '../support/verdict.ts'
import { versionOf } from '../support/versionOf.ts'

const ROUNDS = 5
const REQUESTS = 300
const CONNECTIONS = 4
const SAMPLES = 150

const data = await prepareAds(adsWanted())
const product = await startProduct(data)
const origin = `http://127.0.0.1:${PORTS.general}`
const sampled = await samplePaths(data, 'general', SAMPLES)
const paths = { ...sampled, search: await drawnPaths(origin, sampled.search) }

const drawn = (kind: keyof typeof paths) => async () => {
  const { cpuPerTenThousand } = await measureRequests({
    url: origin,
    paths: paths[kind],
    pids: () => [product.part.general.pid, product.part.api.pid, ...databasePids(data.dataDir)],
    requests: REQUESTS,
    connections: CONNECTIONS,
  })

  return cpuPerTenThousand / 10
}

const cpu = await interleave(
  {
    home: drawn('home'),
    listing: drawn('listing'),
    detail: drawn('detail'),
    search: drawn('search'),
  },
  ROUNDS,
)
const alone = await interleave(
  {
    listing: async () =>
      (
        await measureRequests({
          url: origin,
          paths: paths.listing,
          pids: () => [product.part.general.pid],
          requests: REQUESTS,
          connections: CONNECTIONS,
        })
      ).cpuPerTenThousand / 10,
  },
  ROUNDS,
)
await product.stop()

report(data.ads >= 1_000_000 ? 'fresh-pages-1000000' : 'fresh-pages', {
  title: `Pages rendered fresh, ${data.ads.toLocaleString('en')} ads`,
  method: [
    `The shell asked directly, past the page store: ${REQUESTS} pages a round over ${CONNECTIONS} connections, ${SAMPLES} sections, ads and two-word searches in turn.`,
    'CPU of the shell, the api and every process of PostgreSQL together.',
  ],
  rounds: ROUNDS,
  seed: 1,
  versions: {
    next: versionOf('next', 'apps/general'),
    react: versionOf('react', 'apps/general'),
    fastify: versionOf('fastify', 'apps/api'),
  },
  verdicts: [
    atMost('home drawn fresh', cpu.home, 3, 'ms'),
    atMost('listing drawn fresh', cpu.listing, 6.5, 'ms'),
    shown('listing drawn fresh, the shell alone', alone.listing, 'ms'),
    atMost('detail drawn fresh', cpu.detail, 6, 'ms'),
    atMost('search drawn fresh', cpu.search, 8, 'ms'),
  ],
})
