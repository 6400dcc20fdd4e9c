import type { FieldErrors } from './fieldErrors.ts'

/**
 * Brings the errors a server found to the fields: the first message of each.
 * @example serverErrors({ password: ['Krátké.', 'Slabé.'] }) // { password: 'Krátké.' }
 */
export const serverErrors = (errors: Readonly<Record<string, readonly string[]>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  )
