import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isReadOnly } from '../database/isReadOnly.ts'
import { Problem } from './Problem.ts'
import {
  badRequest,
  internalError,
  invalidBody,
  invalidFields,
  readOnly,
  storageFull,
  storageUnavailable,
  tooLarge,
  unavailable,
  unsupportedType,
} from './problems.ts'
import { StorageUnavailable } from './StorageUnavailable.ts'
import { fieldOf, type Labels, toFieldSentence } from './toFieldSentence.ts'

type Validated = Parameters<typeof hasZodFastifySchemaValidationErrors>[0]

/** What is wrong, by field. */
const fieldErrors = (error: Validated, labels?: Labels): Record<string, string[]> => {
  if (!hasZodFastifySchemaValidationErrors(error)) return {}
  const fields = Map.groupBy(error.validation, fieldOf)
  // The body as a whole, when it is no object.
  fields.delete('')

  return Object.fromEntries(
    [...fields].map(([field, issues]) => [
      field,
      [...new Set(issues.map((issue) => toFieldSentence(issue, labels)))],
    ]),
  )
}

/** Classes of PostgreSQL errors: no connection, no resources, stopped by us. */
const isOutage = (code: string): boolean =>
  /^(08|53|57)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)

/** No room, no room for this user, a file larger than may be, a disk that went read-only. */
const isFull = (code: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'].includes(String(code))

const isDataException = (code: string): boolean => /^22/.test(code)

const fromStatus = (status: number | undefined): Problem | null => {
  if (status === 413) return tooLarge()
  if (status === 415) return unsupportedType()

  return status && status >= 400 && status < 500 ? badRequest() : null
}

const isPoolTimeout = ({ message }: Error): boolean =>
  /timeout exceeded|Connection terminated/.test(message)

/** What the caller is told of an error. Nothing of an unexpected one leaks. */
export const toProblem = (error: FastifyError, labels?: Labels): Problem => {
  if (error instanceof Problem) return error
  if (error.validation) {
    const errors = fieldErrors(error, labels)
    if (error.validationContext !== 'body') return badRequest(errors)

    return Object.keys(errors).length > 0 ? invalidFields(errors) : invalidBody()
  }
  const cause = error.cause instanceof Error ? (error.cause as FastifyError) : error
  const code = String(cause.code ?? '')
  if (isFull(code)) return storageFull()
  if (cause instanceof StorageUnavailable) return storageUnavailable()
  if (isReadOnly(cause)) return readOnly()
  if (isDataException(code)) return badRequest()
  if (isOutage(code) || isPoolTimeout(cause)) return unavailable()

  return fromStatus(error.statusCode) ?? internalError()
}
