import type * as z from 'zod/mini'
import type { Environment } from './Environment.ts'
import { readFiles } from './readFiles.ts'

/** What is wrong between settings that are right one by one: a sentence that begins with a name, or null. */
export type SettingsRule = (environment: Environment) => string | null

const emptyFaults = (names: readonly string[], environment: Environment): string[] =>
  names.flatMap((name) => {
    const value = environment[name]
    if (value === undefined) return []
    if (value.trim() === '') return [`${name} is empty: leave it out or give it a value`]

    return value === value.trim() ? [] : [`${name} begins or ends with a space`]
  })

/**
 * Reads a process's settings, those too that are given as files.
 * @throws Error whose one line names every setting that cannot work and says what it must be; it repeats no value
 * @example readEnvironment(z.object({ PORT: z._default(port(), 3000) }), process.env)
 */
export const readEnvironment = <Schema extends z.ZodMiniObject>(
  schema: Schema,
  given: Environment,
  rules: readonly SettingsRule[] = [],
): z.output<Schema> => {
  const names = Object.keys(schema.shape)
  const { environment, faults: unread } = readFiles(names, given)
  const untidy = [...unread, ...emptyFaults(names, environment)]
  const { data, error } = schema.safeParse(environment)
  const wrong = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
  const faults = untidy.length > 0 ? untidy : wrong
  if (faults.length === 0)
    faults.push(...rules.map((rule) => rule(environment)).filter((fault) => fault !== null))
  if (faults.length > 0 || !data) throw new Error(`Wrong settings: ${faults.join('; ')}.`)

  return data
}
