import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { writerOf } from './writerOf.ts'

const Tree = z.object({
  name: z.string(),
  state: z.enum(['open', 'closed']),
  price: z.nullable(z.number()),
  note: z.optional(z.string()),
  isNew: z.boolean(),
  sizes: z.record(z.string(), z.number()),
  value: z.union([z.string(), z.number()]),
  get children() {
    return z.array(Tree)
  },
})
const leaf = {
  name: 'kolo',
  state: 'open',
  price: null,
  isNew: true,
  sizes: { a: 1 },
  value: 'x',
  children: [],
}
const write = writerOf(Tree)

test('what a schema does not name is cut, at every depth', () => {
  const child = { ...leaf, secret: 1 }

  expect(JSON.parse(write({ ...leaf, secret: 1, children: [child, child] }))).toEqual({
    ...leaf,
    children: [leaf, leaf],
  })
})

test('any text and number is written as JSON.stringify writes it', () => {
  const value = fc.record({
    name: fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800')) }),
    price: fc.double({ noNaN: true, noDefaultInfinity: true }),
    note: fc.option(fc.string(), { nil: undefined }),
  })
  fc.assert(
    fc.property(value, (some) => {
      expect(write({ ...leaf, ...some })).toBe(JSON.stringify(z.parse(Tree, { ...leaf, ...some })))
    }),
  )
})

test.each([
  [{ name: { toString: () => 'kolo' } }],
  [{ name: undefined }],
  [{ state: 'sold' }],
  [{ price: '100' }],
  [{ price: Number.NaN }],
  [{ isNew: 1 }],
  [{ sizes: { a: 'b' } }],
  [{ value: null }],
  [{ children: {} }],
  [{ children: [null] }],
])('what is of another kind than promised is not sent: %o', (wrong) => {
  expect(() => write({ ...leaf, ...wrong })).toThrow()
})
