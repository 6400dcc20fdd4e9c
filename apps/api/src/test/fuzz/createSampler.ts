import type { Dice } from './rollDice.ts'

/** What of a JSON Schema a sample needs. */
export type Schema = Readonly<{
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  minLength?: number
  minimum?: number
  format?: string
}>

/** Makes a value for a field of this name. */
export type Sampler = (schema: Schema, name?: string) => unknown

const FORMATS: Readonly<Record<string, string>> = {
  email: 'nekdo@posta.example',
  'date-time': '2026-05-04T08:00:00.000Z',
  date: '2026-05-04',
  uri: 'https://inzrt.example/',
}

/** A value that a schema may well accept, with names that exist where they are known. */
export const createSampler =
  (
    shapes: Readonly<Record<string, Schema>>,
    dice: Dice,
    known: Readonly<Record<string, unknown>>,
  ): Sampler =>
  (schema, name = '') => {
    const sample = (of: Schema, as: string, depth: number): unknown => {
      if (depth > 6) return null
      if (as in known && !of.properties && !of.items) return known[as]
      const shape = of.$ref && shapes[of.$ref.split('/').at(-1) ?? '']
      if (shape) return sample(shape, as, depth + 1)
      if ('const' in of) return of.const
      if (of.enum) return dice.oneOf(of.enum)
      const choices = of.anyOf ?? of.oneOf
      if (choices) return sample(dice.oneOf(choices), as, depth + 1)
      if (of.allOf) return Object.assign({}, ...of.allOf.map((part) => sample(part, as, depth + 1)))
      const type = typeof of.type === 'string' ? of.type : of.type?.[0]
      if (of.properties || type === 'object')
        return Object.fromEntries(
          Object.entries(of.properties ?? {}).map(([key, part]) => [
            key,
            sample(part, key, depth + 1),
          ]),
        )
      if (type === 'array') return of.items ? [sample(of.items, as, depth + 1)] : []
      if (type === 'boolean') return dice.below(2) === 1
      if (type === 'integer' || type === 'number') return of.minimum ?? 1
      if (type === 'null') return null

      return FORMATS[of.format ?? ''] ?? 'kolo'.padEnd(of.minLength ?? 0, ' kolo')
    }

    return sample(schema, name, 0)
  }
