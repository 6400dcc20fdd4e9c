import { expect, test } from 'vitest'
import { placedText } from './placedText.ts'

const checkout = { publicNo: 'X' } as unknown as NonNullable<
  Parameters<typeof placedText>[0]['checkout']
>

test.each([
  ['published', null, 'Inzerát byl úspěšně vložen.'],
  ['waiting_approval', null, 'Inzerát byl vložen a\u00a0čeká na schválení.'],
  ['waiting_payment', checkout, 'Inzerát byl vložen. Dokončete prosím platbu.'],
] as const)('an ad that is %s was placed, and what comes next is said', (state, paid, text) => {
  expect(placedText({ state, checkout: paid })).toBe(text)
})
