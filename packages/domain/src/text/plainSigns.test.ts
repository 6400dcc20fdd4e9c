import { expect, test } from 'vitest'
import { plainSigns } from './plainSigns.ts'

test.each([
  ['7\u200b7\u00ad7\u200c1\u200d2\u034f3', '777123'],
  ['７７７ １２３ ４５６', '777 123 456'],
  ['①②③ ⑦⑦⑦', '123 777'],
  ['𝟕𝟩𝟳 𝟙𝟚𝟛', '777 123'],
  ['٧٧٧ ۱۲۳ ४५६', '777 123 456'],
  ['Ⓔ𝓇𝖔𝚝ｉ\u{e0041}ka', 'Erotika'],
  ['kola\u3164.cz', 'kola.cz'],
  ['Žluťoučký kůň, 20 m', 'Žluťoučký kůň, 20 m'],
])('N013 %j is judged as %j, which stays as it is', (text, plain) => {
  expect(plainSigns(text)).toBe(plain)
  expect(plainSigns(plain)).toBe(plain)
})
