import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import document from '@inzrt/contracts/openapi.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'

/** Shows the contract's document at /reference. */
export const serveReference = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  })
  await app.register(swaggerUi, { routePrefix: '/reference' })
}
