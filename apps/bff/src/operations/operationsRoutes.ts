import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import type { FastifyPluginAsync } from 'fastify'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { Upstream } from '../upstream/Upstream.ts'

/**
 * For anyone who runs this machine: is it alive, may it be sent visitors, what does it do. It may unless it is on
 * its way in or out: what it keeps it shows without api, database and shells, and one site without the other's. How it
 * stands with them is told and decides nothing, or the loss of one would take every bff out at once.
 */
export const operationsRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts },
) => {
  const { metrics, lifecycle, changes, api, shells } = parts
  const answers = (upstream: Upstream) => !upstream.breaker.open

  app.get(GATEWAY_PATHS.health, async () => ({ status: 'ok' }))

  app.get(GATEWAY_PATHS.readiness, async (_, reply) => {
    const ready = !lifecycle.warming && !lifecycle.draining
    return reply.code(ready ? 200 : 503).send({
      ready,
      inTouch: changes.isConnected,
      upstreams: {
        api: answers(api),
        general: answers(shells.general),
        adult: answers(shells.adult),
      },
    })
  })

  app.get(GATEWAY_PATHS.metrics, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
