import { sections } from '@inzrt/fixtures/sections/sections'
import { databasePids } from '../support/databasePids.ts'
import { interleave } from '../support/interleave.ts'
import { measureRequests } from '../support/measureRequests.ts'
import { PORTS } from '../support/ports.ts'
import type { AdsData } from '../support/prepareAds.ts'
import { startCpuMeter } from '../support/startCpuMeter.ts'
import { startProduct } from '../support/startProduct.ts'

const REQUESTS = 4_000
const CONNECTIONS = 8

const paths = sections
  .filter(({ brand }) => brand === 'general')
  .map(({ slug }) => `/api/front/sections/slug/${slug}?include=advertisements,banners`)

/** CPU milliseconds of a listing call in every round: the api's, PostgreSQL's, and both together. */
export const measureListingCalls = async (data: AdsData, rounds: number) => {
  const { part, stop } = await startProduct(data, ['api'])
  const { listing } = await interleave(
    {
      listing: async () => {
        const database = startCpuMeter(() => databasePids(data.dataDir))
        const { cpuPerTenThousand } = await measureRequests({
          url: `http://127.0.0.1:${PORTS.api}`,
          paths,
          pids: () => [part.api.pid],
          requests: REQUESTS,
          connections: CONNECTIONS,
        })

        return {
          api: cpuPerTenThousand / 10,
          database: (database() / REQUESTS) * 1000,
        }
      },
    },
    rounds,
  )
  await stop()

  return {
    api: listing.map((round) => round.api),
    database: listing.map((round) => round.database),
    both: listing.map((round) => round.api + round.database),
  }
}
