import type { ApiError } from '@inzrt/api-client/ApiError'
import type { Refusal } from './Refusal.ts'
import { toRefusal } from './toRefusal.ts'

/**
 * The same of a form with one field that a refusal is about, whether it names that or not. A service that is broken or
 * silent says nothing of any field.
 * @example toRefusalUnder('password', error, 'Heslo k inzerátu není správné.')
 */
export const toRefusalUnder = (field: string, error: ApiError, text: string): Refusal => {
  const refusal = toRefusal(error, text)
  const isRefused = error.kind === 'problem' && error.status < 500
  const isOfField = Object.keys(refusal.fields).length > 0

  return isRefused && !isOfField ? { fields: { [field]: text }, text } : refusal
}
