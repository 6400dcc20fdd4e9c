import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { maxLength, minLength } from './lengths.ts'

const TextSchema = z.string().check(minLength(2), maxLength(4))
const ListSchema = z.array(z.number()).check(minLength(1), maxLength(2))

const codesOf = (schema: z.core.$ZodType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ code }) => code) ?? []

test.each([
  [TextSchema, 'ab', []],
  [TextSchema, 'a', ['too_small']],
  [TextSchema, 'abcde', ['too_big']],
  [ListSchema, [1], []],
  [ListSchema, [], ['too_small']],
  [ListSchema, [1, 2, 3], ['too_big']],
])('texts and lists are measured: case %#', (schema, value, codes) => {
  expect(codesOf(schema, value)).toEqual(codes)
})

test.each([
  '{"length":{"toString":1}}',
  '{"length":{"valueOf":1,"toString":1}}',
  '{"length":{"__proto__":1}}',
  '{"length":1e400}',
  '{"length":3}',
  '3',
  'null',
])('what has no length of its own is refused as of a wrong type: %s', (json) => {
  expect(codesOf(TextSchema, JSON.parse(json))).toEqual(['invalid_type'])
  expect(codesOf(ListSchema, JSON.parse(json))).toEqual(['invalid_type'])
})

test('no value makes a length check throw', () => {
  const keys = fc.constantFrom('length', 'toString', 'valueOf', 'toJSON', '__proto__', 'x')
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), fc.dictionary(keys, tie('any'))),
  })).any
  fc.assert(
    fc.property(value, (any) => {
      expect(() => [codesOf(TextSchema, any), codesOf(ListSchema, any)]).not.toThrow()
    }),
  )
})
