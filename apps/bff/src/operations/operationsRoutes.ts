import type { FastifyPluginAsync } from 'fastify'
import type { DoorContext } from '../door/DoorContext.ts'
import { isReady } from './isReady.ts'

/** For anyone who runs this machine: is it alive, can it serve, what does it do. */
export const operationsRoutes: FastifyPluginAsync<{ context: DoorContext }> = async (
  app,
  { context },
) => {
  const { metrics, lifecycle } = context

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const upstreams = await isReady(context)
    const ready = !lifecycle.draining && Object.values(upstreams).every(Boolean)
    return reply.code(ready ? 200 : 503).send({ ready, upstreams })
  })

  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
