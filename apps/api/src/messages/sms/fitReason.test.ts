import { expect, test } from 'vitest'
import { fitReason } from './fitReason.ts'

const LINK = ' http://inzrt.example/odvolani?token=abc'

test('P040 a long reason is cut, the link after it stays whole in two messages', () => {
  const text = fitReason('Duvod: ', 'Příliš žluťoučký kůň. '.repeat(90), LINK)

  expect(text).toMatch(/^Duvod: Prilis zlutoucky kun\. .*\.\.\. http:\S+token=abc$/)
  expect(text.length).toBeLessThanOrEqual(306)
})

test('a reason that fits is told whole', () => {
  expect(fitReason('Duvod: ', ' Padělek. ', LINK)).toBe(`Duvod: Padelek.${LINK}`)
})
