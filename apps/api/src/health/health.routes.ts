import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../database/openDatabase.ts'
import { unavailable } from '../errors/problems.ts'

type Dependencies = { database: Database; isStopping: () => boolean }

/** `/health`: the process lives. `/ready`: it can answer visitors. */
export const healthRoutes: FastifyPluginAsync<Dependencies> = async (
  app,
  { database, isStopping },
) => {
  app.get('/health', { config: { audience: 'anyone' }, schema: { hide: true } }, async () => ({
    status: 'ok',
  }))
  app.get('/ready', { config: { audience: 'anyone' }, schema: { hide: true } }, async () => {
    if (isStopping()) throw unavailable()
    await database.pool.query({ name: 'ready', text: 'select 1' })

    return { status: 'ready' }
  })
}
