import type { FastifyPluginAsync } from 'fastify'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { isReady } from './isReady.ts'

/** For anyone who runs this machine: is it alive, can it serve, what does it do. */
export const operationsRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts },
) => {
  const { metrics, lifecycle } = parts

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const upstreams = await isReady(parts)
    const ready = !lifecycle.draining && Object.values(upstreams).every(Boolean)
    return reply.code(ready ? 200 : 503).send({ ready, upstreams })
  })

  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
