import { services } from '../../scripts/stack/services.ts'
import type { RunningService } from '../../scripts/stack/startService.ts'
import { PORTS } from './ports.ts'
import type { AdsData } from './prepareAds.ts'
import { launch } from './startServer.ts'

type Part = 'api' | 'general' | 'adult' | 'bff'

export type Product = {
  readonly part: Readonly<Record<Part, RunningService>>
  stop(): Promise<void>
}

const servicesWith = ({ dataDir }: AdsData) =>
  services({
    dataDir,
    ports: { ...PORTS, storybook: 0 },
    seedAds: 0,
    withStorybook: false,
    budgetFactor: 1_000_000,
  })

/** Every process of the product as `npm start` runs them, on ports of their own and with this data. */
export const startProduct = async (data: AdsData): Promise<Product> => {
  const running: [string, RunningService][] = []
  for (const service of servicesWith(data)) running.push([service.name, await launch(service)])

  return {
    part: Object.fromEntries(running) as Record<Part, RunningService>,
    stop: async () => {
      for (const [, service] of running.toReversed()) await service.stop()
    },
  }
}

/** The api alone, as `npm start` runs it. */
export const startApiAlone = async (data: AdsData): Promise<RunningService> => {
  const [api] = servicesWith(data).filter(({ name }) => name === 'api')
  if (!api) throw new Error('The product has no api.')

  return launch(api)
}
