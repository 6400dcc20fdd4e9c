import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { queryFlag, queryInt, queryList, queryRepeated } from './query.ts'

const accepts = (schema: z.core.$ZodType, input: unknown) => z.safeParse(schema, input).success

test.each([
  '',
  ' 5',
  '5 ',
  '+5',
  '-1',
  '1e2',
  '0x10',
  '05',
  '5.0',
  '5,5',
  '٥',
  'NaN',
  '99999999999',
])('R262 „%s“ is not a page', (text) => {
  expect(accepts(queryInt(0, 240), text)).toBe(false)
})

test('R262 a number within its bounds is read as a number', () => {
  const schema = queryInt(1, 240)

  expect(z.parse(schema, '1')).toBe(1)
  expect(z.parse(schema, '240')).toBe(240)
  expect(accepts(schema, '0')).toBe(false)
  expect(accepts(schema, '241')).toBe(false)
})

test('R262 no text but the number itself reads as that number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = z.safeParse(queryInt(0, 1000), text)

      return !read.success || String(read.data) === text
    }),
  )
})

test('R258 a flag is 1, 0, true or false and nothing else', () => {
  expect(['1', 'true', '0', 'false'].map((text) => z.parse(queryFlag(), text))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(accepts(queryFlag(), 'yes')).toBe(false)
  expect(accepts(queryFlag(), '')).toBe(false)
})

test('R265 includes are a comma-separated list of known words', () => {
  const schema = queryList(['images', 'section'])

  expect(z.parse(schema, 'images,section')).toEqual(['images', 'section'])
  expect(z.parse(schema, '')).toEqual([])
  expect(accepts(schema, 'images,password')).toBe(false)
})

test('R258 a repeatable key reads the same once and many times', () => {
  const schema = queryRepeated(['offer', 'inquiry', 'exchange'])

  expect(z.parse(schema, 'offer')).toEqual(['offer'])
  expect(z.parse(schema, ['offer', 'exchange'])).toEqual(['offer', 'exchange'])
  expect(accepts(schema, ['offer', 'offer', 'offer', 'offer'])).toBe(false)
  expect(accepts(schema, 'gift')).toBe(false)
})
