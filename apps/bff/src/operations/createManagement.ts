import Fastify, { type FastifyInstance } from 'fastify'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { operationsRoutes } from './operationsRoutes.ts'

/** A port of its own for anyone who runs the product, where visitors do not come. */
export const createManagement = (parts: ProxyParts): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true })
  app.register(operationsRoutes, { parts })
  app.post('/drain', async () => {
    parts.lifecycle.draining = true

    return { ready: false }
  })

  return app
}
