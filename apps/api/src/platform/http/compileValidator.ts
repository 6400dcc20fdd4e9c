import type { FastifyError, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { nearestWay } from '../errors/nearestWay.ts'
import { badRequest } from '../errors/problems.ts'
import { compileInput } from './compileInput.ts'

type Validated = { value?: unknown; error?: NonNullable<FastifyError['validation']> }

/** What a check throws over is malformed too: a bad request, whose cause is logged. */
export const compileValidator: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const validate = validatorCompiler({ ...route, schema: compileInput(route.schema) })

  return (data) => {
    try {
      const { error, value } = validate(data) as Validated

      return error ? { error: nearestWay(error, data) } : { value }
    } catch (cause) {
      return { error: Object.assign(badRequest(), { cause }) }
    }
  }
}
