import * as z from 'zod/mini'

/** Codes of what is wrong, by field (`addInfo.returnPath`); the whole input is `''`. */
export type FieldErrors = Record<string, string[]>

export type CheckedInput<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/**
 * Checks params, a query or a body and says what is wrong in codes, never in sentences:
 * `required`, `too_small`, `too_big`, `email`, or the schema's own word such as `psc`.
 * @example checkInput(SearchQuerySchema, { page: '0' }).errors // { q: ['required'], page: ['too_small'] }
 */
export const checkInput = <Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): CheckedInput<z.output<Schema>> => {
  const checked = z.safeParse(schema, input, { error: issueCode })

  return checked.success
    ? { ok: true, value: checked.data }
    : { ok: false, errors: byField(checked.error.issues) }
}

const issueCode = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return 'required'

  return issue.code === 'invalid_format' ? issue.format : issue.code
}

/** Built from entries: a field of the input may be called `constructor`. */
const byField = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const fields = new Map<string, string[]>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    const messages = fields.get(field)
    if (messages) messages.push(message)
    else fields.set(field, [message])
  }

  return Object.fromEntries(fields)
}
