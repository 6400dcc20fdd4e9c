import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type * as z from 'zod/mini'
import { writerOf } from './writerOf.ts'

type Schema = z.core.$ZodType | Readonly<{ properties: z.core.$ZodType }>

/** What leaves is written by the contract's schema: a column nobody promised cannot leave. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) =>
  writerOf('properties' in schema ? schema.properties : schema)
