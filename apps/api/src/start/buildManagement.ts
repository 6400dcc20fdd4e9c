import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/openDatabase.ts'
import { handleErrors } from '../platform/errors/handleErrors.ts'
import { healthRoutes } from '../platform/health/health.routes.ts'
import type { ProcessMetrics } from './metrics/createMetrics.ts'

type Parts = Readonly<{
  imagesDir: string
  isStopping: () => boolean
  drain: () => void
  metrics: Pick<ProcessMetrics, 'contentType' | 'read'>
}>

/** A port of its own for anyone who runs the product: how the process is, and out of the balancer with it. */
export const buildManagement = async (
  { imagesDir, isStopping, drain, metrics }: Parts,
  database: Database,
): Promise<FastifyInstance> => {
  const app = Fastify()
  handleErrors(app)
  await app.register(healthRoutes, { database, imagesDir, isStopping, machineAheadMs: undefined })
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.read()),
  )
  app.post('/drain', async () => {
    drain()

    return { status: 'draining' }
  })

  return app
}
