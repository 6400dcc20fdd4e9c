import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'

/**
 * The fourth golden signal, how full a process is, as Node tells it: memory, processor, event loop.
 * @param release what runs here is called; null: nobody named it
 */
export const watchProcess = (registry: Registry, release: string | null): void => {
  collectDefaultMetrics({ register: registry })
  if (release === null) return
  new Gauge({
    name: 'release_info',
    help: '1 for the release that runs here.',
    labelNames: ['release'],
    registers: [registry],
  }).set({ release }, 1)
}
