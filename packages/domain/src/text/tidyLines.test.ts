import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyLines } from '../text.ts'

test.each([
  ['Zachovalé. \n\n\n\nNové pláště.\n', 'Zachovalé.\n\nNové pláště.'],
  ['- kolo\r\n- zvonek', '- kolo\n- zvonek'],
  ['\n \u00a0\n  kolo', 'kolo'],
  ['kolo\n\t\n \u2028\u2029zvonek', 'kolo\n\nzvonek'],
  ['\n'.repeat(3900), ''],
])('of the lines %j are kept %j', (text, kept) => {
  expect(tidyLines(text)).toBe(kept)
})

test('tidy lines stay as they are, and no word is lost', () => {
  const lines = fc.string({ unit: fc.constantFrom(...'ab \n\r\u00a0'), maxLength: 60 })

  fc.assert(
    fc.property(lines, (text) => {
      expect(tidyLines(tidyLines(text))).toBe(tidyLines(text))
      expect(tidyLines(text).replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
      expect(tidyLines(text)).not.toContain('\n\n\n')
    }),
  )
})
