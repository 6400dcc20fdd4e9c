import type { ApiError } from '@inzrt/api-client/ApiError'
import { type FieldErrors, serverErrors } from '@inzrt/rules/forms'

/** A check of the contract that the form itself does not make is named by a code, not by a sentence. */
const isCode = (text: string): boolean => /^[a-z_]+$/i.test(text)

const UNNAMED = 'Zkontrolujte prosím toto pole.'

/**
 * What the server found wrong with single fields; undefined when the failure belongs to none of them.
 * @example faultsOf(error) // { password: 'Heslo není správné.' }
 */
export const faultsOf = (error: ApiError): FieldErrors | undefined => {
  if (error.kind !== 'problem' || !error.problem.errors) return undefined
  const found = Object.entries(serverErrors(error.problem.errors))
  if (found.length === 0) return undefined

  return Object.fromEntries(found.map(([field, text]) => [field, isCode(text) ? UNNAMED : text]))
}
