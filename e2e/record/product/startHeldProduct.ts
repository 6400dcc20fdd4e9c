import { rmSync } from 'node:fs'
import { stopEmbedded } from '../../../apps/api/src/platform/database/embedded/stopEmbedded.ts'
import {
  type Database,
  openDatabase,
} from '../../../apps/api/src/platform/database/openDatabase.ts'
import { build } from '../../../scripts/stack/build.ts'
import { stopLeftovers } from '../../../scripts/stack/runRecord.ts'
import { services } from '../../../scripts/stack/services.ts'
import { startStack } from '../../../scripts/stack/startStack.ts'
import { createHeldDatabase } from './createHeldDatabase.ts'
import { cluster, heldService, recordSettings } from './settings.ts'
import { untilIdle } from './untilIdle.ts'

export type HeldProduct = {
  readonly database: Database
  /** Settles when no job waits any more. */
  untilIdle(): Promise<void>
  stop(): Promise<void>
}

const forgetDemo = async (): Promise<void> => {
  await stopLeftovers(recordSettings)
  await stopEmbedded(cluster)
  rmSync(recordSettings.dataDir, { recursive: true, force: true })
}

/** Starts the built product with a fresh demo, whose time stands; what its jobs begin with is done. */
export const startHeldProduct = async (report: (line: string) => void): Promise<HeldProduct> => {
  await build(['@inzrt/general', '@inzrt/adult'])
  await forgetDemo()
  const database = openDatabase(await createHeldDatabase(cluster), { statementTimeoutMs: 0 })
  const stack = await startStack(recordSettings, services(recordSettings).map(heldService), report)
  const stop = async (): Promise<void> => {
    await stack.stop()
    await database.close()
    await stopEmbedded(cluster)
  }
  try {
    await stack.ready
    await untilIdle(database)
  } catch (error) {
    await stop()
    throw error
  }

  return { database, untilIdle: () => untilIdle(database), stop }
}
