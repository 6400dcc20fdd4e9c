import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { AdListItemSchema } from '@inzrt/contracts/ads/advertisement'
import { AdDetailSchema } from '@inzrt/contracts/ads/advertisementDetail'
import { SectionSchema } from '@inzrt/contracts/browse/section'
import { ProblemSchema } from '@inzrt/contracts/wire/problem'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

const DESCRIPTION = `Calls of the classifieds portal Inzrt and its sister site Pinkpack. Prices are in hundredths,
times in UTC. Lists answer as \`{data, meta.pagination}\`, failures as \`{message, code, errors?, retryAfter?}\`.`

/** Shapes the reference names and describes once; a section, which holds sections, needs a name. */
const SHAPES = {
  Section: SectionSchema,
  AdListItem: AdListItemSchema,
  AdDetail: AdDetailSchema,
  Problem: ProblemSchema,
}

const nameShapes = (): void => {
  for (const [id, schema] of Object.entries(SHAPES))
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id })
}

/** Describes every call at /reference. Register before the routes it describes. */
export const serveReference = async (app: FastifyInstance): Promise<void> => {
  nameShapes()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      info: { title: 'Inzrt API', version: '1.0.0', description: DESCRIPTION },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/reference' })
}
