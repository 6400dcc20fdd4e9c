import type { ApiError } from '@inzrt/api-client/ApiError'
import { faultsOf } from './faultsOf.ts'
import type { Refusal } from './Refusal.ts'

/**
 * What a failure of the server means to what was sent.
 * @param text what the failure says as a whole
 */
export const toRefusal = (error: ApiError, text: string): Refusal => ({
  fields: faultsOf(error) ?? {},
  text,
})
