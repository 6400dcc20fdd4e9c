import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Definition = Record<string, unknown>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

/**
 * Makes the same schema with its objects checked by functions made for their very fields: a list of ads takes less than
 * half of the time. The contract itself cannot be like this, for a strict policy lets no browser make such functions.
 * @param change what becomes of a text on the way
 */
export const createCompiler = (change: (text: z.core.$ZodString) => Schema = (text) => text) => {
  const compiled = new WeakMap<Schema, Schema>()

  const compileWithin = (value: unknown): unknown => {
    if (isSchema(value)) return compileSchema(value)

    return Array.isArray(value) ? value.map(compileWithin) : value
  }

  /** A tree's shape holds itself: fields are compiled when they are first asked for. */
  const compileShape = (shape: Definition): Definition => {
    const fields = Object.keys(shape).map((key) => [
      key,
      { enumerable: true, get: () => compileWithin(shape[key]) },
    ])

    return Object.defineProperties({}, Object.fromEntries(fields))
  }

  const compile = (schema: Schema): Schema => {
    if (schema instanceof z.core.$ZodObject) {
      const { shape, ...definition } = schema._zod.def

      return new z.core.$ZodObjectJIT({ ...definition, shape: compileShape(shape) } as never)
    }
    const definition = Object.entries(schema._zod.def).map(([key, value]) => [
      key,
      key === 'checks' ? value : compileWithin(value),
    ])
    const made = new schema._zod.constr(Object.fromEntries(definition))

    return made instanceof z.core.$ZodString ? change(made) : made
  }

  const compileSchema = (schema: Schema): Schema => {
    const known = compiled.get(schema)
    if (known) return known
    const result = compile(schema)
    compiled.set(schema, result)

    return result
  }

  return compileSchema
}
