import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeJson } from './escapeJson.ts'

test('P059 an ad named like a closing script tag cannot leave its data block', () => {
  const text = escapeJson({ name: '</script><script>alert(1)</script>' })

  expect(text).not.toMatch(/[<>&]/)
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})

test('P059 any text reads back the same and never holds markup or line separators', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = escapeJson(value)
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
