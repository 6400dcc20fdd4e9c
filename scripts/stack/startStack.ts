import { mkdirSync } from 'node:fs'
import { isPortFree } from './isPortFree.ts'
import { removeRunRecord, stopLeftovers, writeRunRecord } from './runRecord.ts'
import { services } from './services.ts'
import type { StackSettings } from './StackSettings.ts'
import { type RunningService, startService } from './startService.ts'
import { waitUntilReady } from './waitUntilReady.ts'

export type RunningStack = { stop(): Promise<void> }

const refuseTakenPorts = async (settings: StackSettings): Promise<void> => {
  for (const { name, port } of services(settings))
    if (!(await isPortFree(port)))
      throw new Error(`Port ${port}, which ${name} needs, is in use. Stop the program that listens there.`)
}

/** Starts every process of the product in order and waits until each answers. */
export const startStack = async (
  settings: StackSettings,
  report: (line: string) => void,
): Promise<RunningStack> => {
  mkdirSync(`${settings.dataDir}/logs`, { recursive: true })
  await stopLeftovers(settings)
  await refuseTakenPorts(settings)

  const running: RunningService[] = []
  const stop = async () => {
    for (const service of running.toReversed()) await service.stop()
    removeRunRecord(settings)
  }

  try {
    for (const service of services(settings)) {
      const started = Date.now()
      running.push(startService(service, `${settings.dataDir}/logs/${service.name}.log`))
      writeRunRecord(settings, running.map(({ pid }) => pid))
      await waitUntilReady(running.at(-1) as RunningService)
      report(`  ${service.name.padEnd(10)} ready after ${((Date.now() - started) / 1000).toFixed(1)} s`)
    }
  } catch (error) {
    await stop()
    throw error
  }

  return { stop }
}
