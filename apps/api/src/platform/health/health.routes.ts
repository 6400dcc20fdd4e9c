import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../database/openDatabase.ts'
import { unavailable } from '../errors/problems.ts'
import { readDisk } from './readDisk.ts'

type Dependencies = {
  database: Database
  imagesDir: string
  isStopping: () => boolean
  machineAheadMs: (() => number) | undefined
}

/**
 * `/health`: the process lives. `/ready`: it can answer visitors, and how much room the disk of pictures has. A
 * full one takes no photos but shows every page, so it is told and does not take the process out.
 */
export const healthRoutes: FastifyPluginAsync<Dependencies> = async (
  app,
  { database, imagesDir, isStopping, machineAheadMs },
) => {
  app.get('/health', { config: { audience: 'anyone' } }, async () => ({
    status: 'ok',
  }))
  app.get('/ready', { config: { audience: 'anyone' } }, async () => {
    if (isStopping()) throw unavailable()
    await database.pool.query({ name: 'ready', text: 'select 1' })

    return {
      status: 'ready',
      disk: await readDisk(imagesDir),
      ...(machineAheadMs && { machineAheadMs: machineAheadMs() }),
    }
  })
}
