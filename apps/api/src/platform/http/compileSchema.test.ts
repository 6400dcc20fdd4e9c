import { CALLS } from '@inzrt/contracts/calls'
import type { Call } from '@inzrt/contracts/wire/call'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileSchema } from './compileSchema.ts'

const VALUES = [
  undefined,
  null,
  '',
  'x',
  5,
  [],
  {},
  { data: [] },
  { data: {}, meta: {} },
  { length: 1 },
]

const schemasOf = ({ params, query, body, responses }: Call): readonly z.core.$ZodType[] =>
  [params, query, body, ...Object.values(responses)].filter((schema) => schema !== undefined)

test.each(Object.entries<Call>(CALLS))(
  'a compiled schema of %s answers as the contract’s own does',
  (_, call) => {
    for (const schema of schemasOf(call))
      for (const value of VALUES) {
        const expected = z.safeParse(schema, value)
        const answer = z.safeParse(compileSchema(schema), value)

        expect(answer.error?.issues).toEqual(expected.error?.issues)
        expect(answer.data).toEqual(expected.data)
      }
  },
)

test('what a compiled schema does not name is cut, at every depth', () => {
  const Tree = z.object({
    name: z.string(),
    get children() {
      return z.array(Tree)
    },
  })
  const leaf = { name: 'list', children: [], secret: 1 }

  expect(z.parse(compileSchema(Tree), { name: 'kmen', children: [leaf], secret: 1 })).toEqual({
    name: 'kmen',
    children: [{ name: 'list', children: [] }],
  })
})

test('a schema is compiled once', () => {
  const schema = z.object({ name: z.string() })

  expect(compileSchema(schema)).toBe(compileSchema(schema))
  expect(compileSchema(schema)).toBeInstanceOf(z.core.$ZodObjectJIT)
})
