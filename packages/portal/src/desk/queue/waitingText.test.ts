import { expect, test } from 'vitest'
import { waitingText } from './waitingText.ts'

test.each([
  [1, 'Čeká 1\u00a0inzerát.'],
  [3, 'Čekají 3\u00a0inzeráty.'],
  [41, 'Čeká 41\u00a0inzerátů.'],
])('P039 R320 a queue of %d is said in Czech', (total, text) => {
  expect(waitingText(total)).toBe(text)
})
