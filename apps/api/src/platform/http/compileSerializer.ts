import { serializerCompiler } from 'fastify-type-provider-zod'
import { compileSchema } from './compileSchema.ts'

/** What leaves is checked and cut by the contract's schema. */
export const compileSerializer: typeof serializerCompiler = ({ schema, ...route }) => {
  const whole = 'properties' in schema ? schema.properties : schema

  return serializerCompiler({ ...route, schema: compileSchema(whole) })
}
