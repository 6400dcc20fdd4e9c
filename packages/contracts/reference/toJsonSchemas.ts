import * as z from 'zod/mini'
import type { NamedSchema } from './readContracts.ts'

export type JsonSchema = { [key: string]: unknown }

type Direction = 'input' | 'output'

const REFERENCE = '#/components/schemas/'

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of a schema that a path leads to, through lists and alternatives. */
const partsAt = (schema: unknown, [first, ...rest]: readonly string[]): JsonSchema[] => {
  if (!isObject(schema)) return []
  if (first === undefined) return [schema]
  const { properties, items, anyOf, oneOf } = schema
  const inside = [items, ...[anyOf, oneOf].flat()].flatMap((part) =>
    partsAt(part, [first, ...rest]),
  )

  return [...(isObject(properties) ? partsAt(properties[first], rest) : []), ...inside]
}

const describe = (schema: JsonSchema, { text, fields }: NamedSchema['doc']): void => {
  if (text) schema.description = text
  for (const [path, sentence] of fields)
    for (const part of partsAt(schema, path.split('.')))
      if (!('$ref' in part)) part.description = sentence
}

/** Every integer in JavaScript lies within these; a program of another kind learns nothing by it. */
const withoutSafeLimits = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutSafeLimits)
  if (!isObject(schema)) return schema
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      key !== '$id' &&
      key !== '$schema' &&
      Math.abs(typeof value === 'number' ? value : 0) !== Number.MAX_SAFE_INTEGER,
  )

  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSafeLimits(value)]))
}

const convert = (
  named: readonly NamedSchema[],
  parts: ReadonlyMap<string, z.core.$ZodType>,
  io: Direction,
): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>()
  for (const { name, schema } of named) registry.add(schema, { id: name })
  // Calls share parts: the first one's id stands for all of them.
  for (const [id, schema] of parts) if (!registry.has(schema)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => REFERENCE + id,
  })
  const plain = withoutSafeLimits(schemas) as Record<string, JsonSchema>
  for (const { name, doc } of named) {
    const schema = plain[name]
    if (schema) describe(schema, doc)
  }

  return plain
}

/**
 * Schemas of parts of calls as JSON Schema. What the contract exports stands once, under its name; the parts refer
 * to it. A name that means something else on its way in gets the ending `Input`.
 */
export const toJsonSchemas = (
  named: readonly NamedSchema[],
  parts: Readonly<Record<Direction, ReadonlyMap<string, z.core.$ZodType>>>,
) => {
  const outgoing = convert(named, parts.output, 'output')
  const incoming = convert(named, parts.input, 'input')
  const names = new Set(named.map(({ name }) => name))
  const nameOf = new Map(named.map(({ name, schema }) => [schema, name]))
  const isSame = (name: string) => JSON.stringify(incoming[name]) === JSON.stringify(outgoing[name])
  const isAlike = (name: string, seen = new Set<string>()): boolean =>
    seen.has(name) ||
    (isSame(name) &&
      referencesIn(incoming[name]).every((other) => isAlike(other, new Set([...seen, name]))))
  const renamed = new Map(
    [...names].filter((name) => !isAlike(name)).map((name) => [name, `${name}Input`]),
  )
  const withInputNames = (schema: unknown): unknown =>
    JSON.parse(
      JSON.stringify(schema).replaceAll(
        /"#\/components\/schemas\/(\w+)"/g,
        (_, name: string) => `"${REFERENCE}${renamed.get(name) ?? name}"`,
      ),
    )
  const components = {
    ...Object.fromEntries([...names].map((name) => [name, outgoing[name]])),
    ...Object.fromEntries(
      [...renamed].map(([name, input]) => [input, withInputNames(incoming[name])]),
    ),
  } as Record<string, JsonSchema>

  /** The schema itself, never a reference to it. */
  const inline = (io: Direction, id: string): JsonSchema => {
    const schema = parts[io].get(id)
    const first = [...parts[io]].find(([, other]) => other === schema)?.[0] ?? id
    const name = (schema && nameOf.get(schema)) ?? first

    return (
      io === 'input' ? withInputNames(incoming[name] ?? {}) : (outgoing[name] ?? {})
    ) as JsonSchema
  }

  return {
    components,
    inline,
    /** A part by its id, or a reference to what it is called. */
    part: (io: Direction, id: string): JsonSchema => {
      const schema = parts[io].get(id)
      const name = schema && nameOf.get(schema)
      if (!name) return inline(io, id)

      return { $ref: REFERENCE + (io === 'input' ? (renamed.get(name) ?? name) : name) }
    },
  }
}

/** Names of the components a schema refers to. */
export const referencesIn = (schema: unknown): string[] => [
  ...new Set(
    [...(JSON.stringify(schema) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name ?? '',
    ),
  ),
]
