import type { serializerCompiler } from 'fastify-type-provider-zod'
import { writerOf } from './writerOf.ts'

/** What leaves is written by the contract's schema: a column nobody promised cannot leave. */
export const compileSerializer: typeof serializerCompiler = ({ schema }) =>
  writerOf('properties' in schema ? schema.properties : schema)
