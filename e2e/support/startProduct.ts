import { rmSync } from 'node:fs'
import { build } from '../../scripts/stack/build.ts'
import { stopLeftovers } from '../../scripts/stack/runRecord.ts'
import { services } from '../../scripts/stack/services.ts'
import { testSettings } from '../../scripts/stack/settings.ts'
import { startStack } from '../../scripts/stack/startStack.ts'
import { faultsInLogs, lengthsOfLogs } from './logs.ts'
import { stopWaitingForDisk } from './stopWaitingForDisk.ts'

/** Journeys move the clock until the demo's ads are over: each run begins with a demo of its own. */
const forgetDemo = async (): Promise<void> => {
  await stopLeftovers(testSettings)
  // The sandbox's bank knows numbers of orders, which begin again.
  for (const folder of ['postgres', 'images', 'sandbox'])
    rmSync(`${testSettings.dataDir}/${folder}`, { recursive: true, force: true })
}

/** Starts the built product for all journeys and answers how to stop it. */
const startProduct = async (): Promise<() => Promise<void>> => {
  await build(['@inzrt/general', '@inzrt/adult'])
  await forgetDemo()
  const stack = await startStack(testSettings, services(testSettings), console.log)
  try {
    await stack.ready
    stopWaitingForDisk()
  } catch (error) {
    await stack.stop()
    throw error
  }

  // Shells are asked whether they are ready before the api is.
  const lengths = lengthsOfLogs()

  return async () => {
    await stack.stop()
    const faults = faultsInLogs(lengths)
    if (faults.length > 0) throw new Error(`In the logs:\n${faults.join('\n')}`)
  }
}

export default startProduct
