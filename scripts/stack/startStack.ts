import { mkdirSync } from 'node:fs'
import { isPortFree } from './isPortFree.ts'
import { removeRunRecord, stopLeftovers, writeRunRecord } from './runRecord.ts'
import type { Service } from './Service.ts'
import type { StackSettings } from './StackSettings.ts'
import { startService } from './startService.ts'
import { waitUntilReady } from './waitUntilReady.ts'

export type RunningStack = {
  /** Settles when every process answers, or with the reason why one does not. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

const refuseTakenPorts = async (needed: readonly Service[]): Promise<void> => {
  for (const { name, port } of needed)
    if (!(await isPortFree(port)))
      throw new Error(
        `Port ${port}, which ${name} needs, is in use. Stop the program that listens there.`,
      )
}

/** Starts the given processes of the product; what a killed run left behind is stopped first. */
export const startStack = async (
  settings: StackSettings,
  needed: readonly Service[],
  report: (line: string) => void,
): Promise<RunningStack> => {
  mkdirSync(`${settings.dataDir}/logs`, { recursive: true })
  await stopLeftovers(settings)
  await refuseTakenPorts(needed)

  const started = Date.now()
  const running = needed.map((service) =>
    startService(service, `${settings.dataDir}/logs/${service.name}.log`),
  )
  writeRunRecord(
    settings,
    running.map(({ pid }) => pid),
  )

  const ready = running.map(async (one) => {
    await waitUntilReady(one)
    report(
      `  ${one.service.name.padEnd(10)} ready after ${((Date.now() - started) / 1000).toFixed(1)} s`,
    )
  })

  return {
    ready: Promise.all(ready).then(() => undefined),
    stop: async () => {
      for (const service of running.toReversed()) await service.stop()
      removeRunRecord(settings)
    },
  }
}
