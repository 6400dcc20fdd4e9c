import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/openDatabase.ts'
import { handleErrors } from '../platform/errors/handleErrors.ts'
import { healthRoutes } from '../platform/health/health.routes.ts'

type Parts = Readonly<{
  imagesDir: string
  role: string
  isStopping: () => boolean
  drain: () => void
}>

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const gauge = (name: string, help: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`

/** What can be read of this process at any time, as Prometheus takes it. */
const readMetrics = ({ role, isStopping }: Parts, { pool }: Database): string =>
  [
    `# HELP api_role 1 for what this process does.\n# TYPE api_role gauge\napi_role{role="${role}"} 1\n`,
    gauge('api_draining', '1 while it is on its way out.', Number(isStopping())),
    gauge('api_database_connections', 'Connections to the database.', pool.totalCount),
    gauge('api_database_waiting', 'Queries that wait for a connection.', pool.waitingCount),
    gauge('process_resident_memory_bytes', 'Memory.', process.memoryUsage.rss()),
    gauge('process_uptime_seconds', 'Since the start.', Math.round(process.uptime())),
  ].join('')

/** A port of its own for anyone who runs the product: how the process is, and out of the balancer with it. */
export const buildManagement = async (
  parts: Parts,
  database: Database,
): Promise<FastifyInstance> => {
  const app = Fastify()
  const { imagesDir, isStopping, drain } = parts
  handleErrors(app)
  await app.register(healthRoutes, { database, imagesDir, isStopping, machineAheadMs: undefined })
  app.get('/metrics', async (_, reply) =>
    reply.type(METRICS_TYPE).send(readMetrics(parts, database)),
  )
  app.post('/drain', async () => {
    drain()

    return { status: 'draining' }
  })

  return app
}
