import * as z from 'zod/mini'

/** The first Czech message of each wrong field; keys are paths, such as "price.amount". */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * What is wrong with the values of a form, a message a field. Empty when nothing is.
 * @example fieldErrors(LoginFormSchema, { nickname: '', password: 'x' })
 * // { nickname: 'Pole „uživatelské jméno (přezdívka)“ je povinné.' }
 */
export const fieldErrors = (schema: z.core.$ZodType, values: unknown): FieldErrors => {
  const issues = z.safeParse(schema, values).error?.issues ?? []

  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}
