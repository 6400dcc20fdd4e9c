import type { ApiError } from '@inzrt/api-client/ApiError'

/** The API did not answer what a page needs; the page cannot be drawn. */
export class UpstreamError extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(`The API failed: ${describe(error)}.`)
    this.name = 'UpstreamError'
    this.error = error
  }
}

const describe = (error: ApiError): string => {
  switch (error.kind) {
    case 'problem':
      return `status ${error.status}`
    case 'contract':
      return `not what was agreed at ${error.issues.map(({ path }) => path).join(', ')}`
    default:
      return error.kind
  }
}

type Result<Success> = Success | { ok: false; error: ApiError }

/**
 * What a call answered, for pages that cannot do without it.
 * @throws UpstreamError when the call failed
 */
export const orThrow = <Success extends { ok: true }>(result: Result<Success>): Success => {
  if (!result.ok) throw new UpstreamError(result.error)

  return result
}
