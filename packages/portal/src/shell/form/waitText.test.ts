import { expect, test } from 'vitest'
import { waitText } from './waitText.ts'

test.each([
  [1, 'za chvíli'],
  [10, 'za chvíli'],
  [11, 'za 20\u00a0sekund'],
  [60, 'za 60\u00a0sekund'],
  [61, 'za 2\u00a0minuty'],
  [301, 'za 6\u00a0minut'],
])('P036 a wait of %i seconds reads „%s“', (seconds, words) => {
  expect(waitText(seconds)).toBe(words)
})
