import { expect, test } from 'vitest'
import { codesLeftText } from './codesLeftText.ts'

test.each([
  [0, 'Žádný nezbývá. Vytvořte si nové.'],
  [1, 'Zbývá 1 záložní kód.'],
  [3, 'Zbývají 3 záložní kódy.'],
  [10, 'Zbývá 10 záložních kódů.'],
])('V026 of recovery codes %i are left: %s', (left, text) => {
  expect(codesLeftText(left)).toBe(text)
})
