import * as z from 'zod/mini'
import { compileSchema } from './compileSchema.ts'

type Schema = z.core.$ZodType
/** Writes a value as JSON. */
type Write = (value: unknown) => string
type Field = Readonly<{ key: string; begin: string; isOptional: boolean; write: Write }>

/** A text with one of these is written with escapes. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u

const refuse = (expected: string): never => {
  throw new TypeError(`An answer holds something else than ${expected}.`)
}

const writeText: Write = (value) => {
  if (typeof value !== 'string') return refuse('a text')

  return ESCAPED.test(value) ? JSON.stringify(value) : `"${value}"`
}

const writeNumber: Write = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : refuse('a number')

const writeBoolean: Write = (value) =>
  typeof value === 'boolean' ? `${value}` : refuse('true or false')

const writeOneOf = (values: readonly unknown[]): Write => {
  const known = new Map(values.map((value) => [value, JSON.stringify(value)]))

  return (value) => known.get(value) ?? refuse('one of its words')
}

const writeArray = (write: Write): Write => {
  return (value) => {
    if (!Array.isArray(value)) return refuse('a list')
    let text = ''
    for (const item of value) text += text ? `,${write(item)}` : write(item)

    return `[${text}]`
  }
}

const fieldsOf = (shape: Readonly<Record<string, Schema>>): readonly Field[] =>
  Object.entries(shape).map(([key, schema]) => ({
    key,
    begin: `${JSON.stringify(key)}:`,
    isOptional: schema._zod.optin === 'optional',
    write: writerOf(schema),
  }))

const writeObject = (shape: Readonly<Record<string, Schema>>): Write => {
  // A tree's shape holds itself: its fields are read when the first is written.
  let fields: readonly Field[] | null = null

  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse('an object')
    fields ??= fieldsOf(shape)
    let text = ''
    for (const { key, begin, isOptional, write } of fields) {
      const held = (value as Readonly<Record<string, unknown>>)[key]
      if (held !== undefined) text += text ? `,${begin}${write(held)}` : begin + write(held)
      else if (!isOptional) refuse(`${key} with a value`)
    }

    return `{${text}}`
  }
}

/** By the whole schema: rare, and what is meant is found by trying. */
const writeChecked = (schema: Schema): Write => {
  const compiled = compileSchema(schema)

  return (value) => JSON.stringify(z.parse(compiled, value))
}

const writers = new WeakMap<Schema, Write>()

const compile = (schema: Schema): Write => {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'string':
      return writeText
    case 'number':
      return writeNumber
    case 'boolean':
      return writeBoolean
    case 'enum':
      return writeOneOf(Object.values(def.entries))
    case 'literal':
      return writeOneOf(def.values)
    case 'array':
      return writeArray(writerOf(def.element))
    case 'object':
      return writeObject(def.shape)
    case 'optional':
      return writerOf(def.innerType)
    case 'nullable': {
      const write = writerOf(def.innerType)

      return (value) => (value === null ? 'null' : write(value))
    }
    default:
      return writeChecked(schema)
  }
}

/**
 * A function that writes a value of a schema as JSON: the fields the schema names and no other, each held to its kind. What a
 * text or number has to be beyond its kind was checked when it came in.
 */
export const writerOf = (schema: Schema): Write => {
  const known = writers.get(schema)
  if (known) return known
  const write = compile(schema)
  writers.set(schema, write)

  return write
}
