import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { compileSchema } from './compileSchema.ts'

/** What leaves is checked and cut by the contract's schema. */
export const compileSerializer: FastifySerializerCompiler<z.core.$ZodType> = (route) =>
  serializerCompiler({ ...route, schema: compileSchema(route.schema) })
