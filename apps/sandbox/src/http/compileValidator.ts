import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod/mini'

const STATUS: Readonly<Record<string, number>> = { body: 422, params: 404 }

/** Checks what is asked by zod: a wrong address leads nowhere, a wrong body is refused. */
export const compileValidator: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (value) => {
    const { data, error } = schema.safeParse(value)
    const statusCode = STATUS[httpPart ?? ''] ?? 400

    return error
      ? { error: Object.assign(new Error(error.message), { statusCode }) }
      : { value: data }
  }
