import { expect, test } from 'vitest'
import { readDocstrings } from './readDocstrings.ts'

const SOURCE = `
/** Not above anything exported. */
const inner = 1

/**
 * A price,
 * as people see it.
 * @example Price
 */
export const Price = z.object({
  /** In hundredths. */
  amount: z.int(),
  inside: z.object({ /** Deep. */ deep: z.string() }),
})

export const bare = inner
`

test('the words above a constant and above its fields are found, without examples', () => {
  const docs = readDocstrings('price.ts', SOURCE)

  expect(docs.get('Price')?.text).toBe('A price, as people see it.')
  expect(Object.fromEntries(docs.get('Price')?.fields ?? [])).toEqual({
    amount: 'In hundredths.',
    'inside.deep': 'Deep.',
  })
})

test('a constant without words has none', () => {
  expect(readDocstrings('price.ts', SOURCE).get('bare')?.text).toBeNull()
  expect(readDocstrings('price.ts', SOURCE).has('inner')).toBe(false)
})
