import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test('a text for a phone keeps its words and loses what would make it dearer', () => {
  expect(plainText('Důvod: „nevhodný“ text – příště\nlépe… 🌹')).toBe(
    'Duvod: "nevhodny" text - priste lepe... ',
  )
})

test('signs that make a text longer or change its alphabet are replaced', () => {
  expect(plainText('[a] {b} c|d e\\f `g` ^~')).toBe("(a) (b) c/d e/f 'g' ''")
})
