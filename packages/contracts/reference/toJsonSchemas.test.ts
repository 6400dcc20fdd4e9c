import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toJsonSchemas } from './toJsonSchemas.ts'

const doc = { text: 'A price.', fields: new Map([['amount', 'In hundredths.']]) }
const PriceSchema = z.object({ amount: z._default(z.int(), 0) })
const named = [{ name: 'Price', schema: PriceSchema, doc }]
const both = new Map([['a', z.object({ price: PriceSchema })]])

test('a named schema stands once, with its words, and is referred to', () => {
  const { components, part } = toJsonSchemas(named, { input: new Map(), output: both })

  expect(components.Price).toMatchObject({
    description: 'A price.',
    properties: { amount: { type: 'integer', description: 'In hundredths.' } },
  })
  expect(part('output', 'a')).toMatchObject({
    properties: { price: { $ref: '#/components/schemas/Price' } },
  })
})

test('a schema that asks for less than it gives has a name of its own on its way in', () => {
  const { components, part } = toJsonSchemas(named, { input: both, output: new Map() })

  expect(part('input', 'a')).toMatchObject({
    properties: { price: { $ref: '#/components/schemas/PriceInput' } },
  })
  expect([components.Price?.required, components.PriceInput?.required]).toEqual([
    ['amount'],
    undefined,
  ])
})
