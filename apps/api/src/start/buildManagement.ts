import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../platform/database/openDatabase.ts'
import { handleErrors } from '../platform/errors/handleErrors.ts'
import { healthRoutes } from '../platform/health/health.routes.ts'

type Parts = Readonly<{
  imagesDir: string
  role: string
  isStopping: () => boolean
  drain: () => void
}>

/** What can be read of this process at any time. */
const createMetrics = ({ role, isStopping }: Parts, { pool }: Database): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(read())
      },
    })
  new Gauge({
    name: 'api_role',
    help: '1 for what this process does.',
    labelNames: ['role'],
    registers: [registry],
  }).set({ role }, 1)
  gauge('api_draining', '1 while it is on its way out.', () => Number(isStopping()))
  gauge('api_database_connections', 'Connections to the database.', () => pool.totalCount)
  gauge('api_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  gauge('process_uptime_seconds', 'Since the start.', () => Math.round(process.uptime()))

  return registry
}

/** A port of its own for anyone who runs the product: how the process is, and out of the balancer with it. */
export const buildManagement = async (
  parts: Parts,
  database: Database,
): Promise<FastifyInstance> => {
  const app = Fastify()
  const { imagesDir, isStopping, drain } = parts
  handleErrors(app)
  await app.register(healthRoutes, { database, imagesDir, isStopping, machineAheadMs: undefined })
  const metrics = createMetrics(parts, database)
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
  app.post('/drain', async () => {
    drain()

    return { status: 'draining' }
  })

  return app
}
