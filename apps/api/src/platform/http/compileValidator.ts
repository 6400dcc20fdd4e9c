import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { badRequest } from '../errors/problems.ts'
import { compileSchema } from './compileSchema.ts'

/** What a check throws over is malformed too: a bad request, whose cause is logged. */
export const compileValidator: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const validate = validatorCompiler({ ...route, schema: compileSchema(route.schema) })

  return (data) => {
    try {
      return validate(data)
    } catch (cause) {
      return { error: Object.assign(badRequest(), { cause }) }
    }
  }
}
