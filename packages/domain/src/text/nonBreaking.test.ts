import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { nonBreaking } from './nonBreaking.ts'

const shown = (text: string) => nonBreaking(text).replaceAll('\u00a0', '~')

test.each([
  ['kolo v Brně', 'kolo v~Brně'],
  ['V Praze i v Brně', 'V~Praze i~v~Brně'],
  ['s kočkou a k tomu', 's~kočkou a~k~tomu'],
  ['za 5 dní', 'za 5~dní'],
  ['24 996 inzerátů', '24~996~inzerátů'],
  ['PSČ 602 00', 'PSČ 602~00'],
  ['telefon 777 123 456', 'telefon 777~123~456'],
  ['dne 5. 3. 2026', 'dne 5.~3.~2026'],
  ['5. března 2026', '5.~března 2026'],
  ['uzávěrka č. 48', 'uzávěrka č.~48'],
  ['Inzrt – noviny', 'Inzrt~– noviny'],
  ['slovo na konci', 'slovo na konci'],
  ['1 500 Kč', '1~500~Kč'],
])('R321 Czech typography keeps „%s“ together as „%s“', (text, kept) => {
  expect(shown(text)).toBe(kept)
})

test('R321 only spaces change, and a second time changes nothing', () => {
  const anySpace = (text: string) => text.replace(/\s/gu, ' ')
  assert(
    property(string({ maxLength: 80 }), (text) => {
      const kept = nonBreaking(text)
      expect(anySpace(kept)).toBe(anySpace(text))
      expect(nonBreaking(kept)).toBe(kept)
    }),
  )
})
