import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nonBreaking } from '../text.ts'

/** Shows a non-breaking space as `~`, a word joiner as `|`. */
const shown = (text: string): string =>
  nonBreaking(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|')

test.each([
  ['Kolo v Brně a okolí', 'Kolo v~Brně a~okolí'],
  ['V Praze i v Brně', 'V~Praze i~v~Brně'],
  ['(k odběru ihned)', '(k~odběru ihned)'],
  ['„s košíkem“', '„s~košíkem“'],
  ['pes u boudy', 'pes u~boudy'],
  ['Anna Novák', 'Anna Novák'],
  ['24 996 inzerátů', '24~996~inzerátů'],
  ['PSČ 602 00', 'PSČ 602~00'],
  ['+420 777 123 456', '+420~777~123~456'],
  ['za 5 dní', 'za 5~dní'],
  ['1 500 Kč, 20 €', '1~500~Kč, 20~€'],
  ['1500 Kč', '1500~Kč'],
  ['sleva 21 %', 'sleva 21~%'],
  ['roku 2026 přibude', 'roku 2026 přibude'],
  ['ve středu 25. listopadu', 've středu 25.~listopadu'],
  ['5. 3. 2026', '5.~3.~2026'],
  ['Vyjde v č. 48, str. 7', 'Vyjde v~č.~48, str.~7'],
  ['podle § 16', 'podle §~16'],
  ['Inzrt a. s.', 'Inzrt a.~s.'],
  ['Kola s. r. o.', 'Kola s.~r.~o.'],
  ['noviny – každý týden', 'noviny~– každý týden'],
  ['auto-moto', 'auto-moto'],
  ['konec v', 'konec v'],
  ['Pošleme e-mailem.', 'Pošleme e-|mailem.'],
  ['E-mailem, ne poštou', 'E-|mailem, ne poštou'],
  ['odkaz v e-mailu', 'odkaz v~e-|mailu'],
  ['e-mail', 'e-|mail'],
  ['www.e-mail.cz e-mail.cz', 'www.e-mail.cz e-mail.cz'],
  ['pište na e-mail@posta.example', 'pište na e-mail@posta.example'],
])('in „%s“ no line breaks where Czech forbids it', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('only spaces and joiners change, and once is enough', () => {
  const czech = fc.string({ unit: fc.constantFrom(...'kavz 15.,–č§(„', 'e-mail'), maxLength: 40 })

  fc.assert(
    fc.property(czech, (text) => {
      expect(nonBreaking(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(text)
      expect(nonBreaking(nonBreaking(text))).toBe(nonBreaking(text))
    }),
  )
})
