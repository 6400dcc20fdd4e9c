import { services } from '../../scripts/stack/services.ts'
import type { RunningService } from '../../scripts/stack/startService.ts'
import { PORTS } from './ports.ts'
import type { AdsData } from './prepareAds.ts'
import { launch } from './startServer.ts'

type Part = 'sandbox' | 'api' | 'general' | 'adult' | 'bff'

export type Product = {
  readonly part: Readonly<Record<Part, RunningService>>
  stop(): Promise<void>
}

/** Answers once the api has read its index of all ads, which would be measured too otherwise. */
const SEARCH_URL = `http://127.0.0.1:${PORTS.api}/api/front/search?q=kolo`

const servicesWith = ({ dataDir }: AdsData) =>
  services({
    dataDir,
    ports: { ...PORTS, storybook: 0 },
    seedAds: 0,
    withStorybook: false,
    budgetFactor: 1_000_000,
  }).map((service) => (service.name === 'api' ? { ...service, readyUrl: SEARCH_URL } : service))

/** Processes of the product as `npm start` runs them, all or those named, on ports of their own and with this data. */
export const startProduct = async (data: AdsData, wanted?: readonly Part[]): Promise<Product> => {
  const running: [string, RunningService][] = []
  for (const service of servicesWith(data))
    if (!wanted || wanted.includes(service.name as Part))
      running.push([service.name, await launch(service)])

  return {
    part: Object.fromEntries(running) as Record<Part, RunningService>,
    stop: async () => {
      for (const [, service] of running.toReversed()) await service.stop()
    },
  }
}
