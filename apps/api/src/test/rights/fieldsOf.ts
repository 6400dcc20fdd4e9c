import { CHARACTERS } from '@inzrt/contracts/wire/scalar'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Path = readonly string[]

/** A part of a body and what its schema says of it. */
export type Field = Readonly<{
  path: Path
  type: 'string' | 'number' | 'array' | 'choice'
  least?: number | undefined
  most?: number | undefined
  /** Free text, whose characters are counted: some form asks for it under a name that people know. */
  isProse?: boolean | undefined
  /** Where a part can be filled in several ways: where, and the way that has this field. */
  way?: Readonly<{ path: Path; value: unknown }> | undefined
}>

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

type Check = Readonly<{ check: string; minimum?: number; maximum?: number; value?: number }>

const limitsOf = (schema: Schema): Pick<Field, 'least' | 'most' | 'isProse'> => {
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def as Check)
  const find = (...names: string[]) => checks.find(({ check }) => names.includes(check))
  const [least, most] = [find('min_length', 'greater_than'), find('max_length', 'less_than')]
  const characters = z.globalRegistry.get(schema)?.[CHARACTERS]
  const isProse = typeof characters === 'number'

  return {
    least: least?.minimum ?? least?.value,
    most: isProse ? characters : (most?.maximum ?? most?.value),
    isProse,
  }
}

/** Something of the right kind, for what has to be there. */
const sampleOf = (schema: Schema): unknown => {
  const def = defOf(schema)
  const { least } = limitsOf(schema)
  if (def.type === 'literal') return def.values[0]
  if (def.type === 'enum') return Object.values(def.entries)[0]
  if (def.type === 'boolean') return true
  if (def.type === 'string') return 'x'.repeat(least ?? 12)
  if (def.type === 'number') return least ?? 1
  if (def.type === 'array') return []
  if (def.type !== 'object') return undefined

  return Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, sampleOf(part)]))
}

/**
 * Everything that can be filled in of a body, with its limits as the contract has them: a field that is new is among them
 * by itself.
 */
export const fieldsOf = (schema: Schema, path: Path = [], way?: Field['way']): Field[] => {
  const def = defOf(schema)
  const within = (part: Schema, ...keys: string[]) => fieldsOf(part, [...path, ...keys], way)
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return within(def.innerType)
    case 'pipe':
      return within(def.in)
    case 'union':
      return def.options.flatMap((option) =>
        fieldsOf(option, path, { path, value: sampleOf(option) }),
      )
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => within(part, key))
    case 'array':
      return [{ path, type: 'array', ...limitsOf(schema), way }, ...within(def.element, '0')]
    case 'string':
    case 'number':
      return [{ path, type: def.type, ...limitsOf(schema), way }]
    case 'enum':
    case 'literal':
    case 'boolean':
      return [{ path, type: 'choice', way }]
    default:
      return []
  }
}
