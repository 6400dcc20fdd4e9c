import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findContacts, maskContacts } from '../contact.ts'

test.each([
  ['Kolo, volat p. Novák 777 123 456', 'Kolo, volat p. *** ***'],
  ['Pište na Jana (zavináč) seznam tečka cz, děkuji', 'Pište na ***, děkuji'],
  ['Více na www.kola-brno.cz/nove.', 'Více na ***'],
  ['Dotazy paní Jana Nováková, večer', 'Dotazy paní ***, večer'],
  ['K vidění ul. Dlouhá 12, Brno', 'K vidění ***, Brno'],
  ['Odběr Kounicova 65/3 Brno', 'Odběr *** Brno'],
  ['Volejte Karla po 18. hodině', 'Volejte *** po 18. hodině'],
  ['Prodávám s Karlem Dvořákem', 'Prodávám s *** ***'],
  ['DVOŘÁKOVÁ, osobní odběr', '***, osobní odběr'],
])('N022 of „%s“ the archive keeps „%s“', (text, masked) => {
  expect(maskContacts(text, ['Karel', 'Karla', 'Dvořák'])).toBe(masked)
})

test.each([
  'Škoda 120 L, r. v. 1987, najeto 89 000 km',
  'Boty vel. 38, 39, 40, Praha 13',
  'Vitrína 120 × 80/40 cm, pan. velikost',
  'Knihy od Karla Čapka, jantar, petrolej',
])('N022 of „%s“ nothing leads to a person', (text) => {
  expect(maskContacts(text, ['Jana', 'Petr', 'Jo'])).toBe(text)
})

test('N022 no contact is left in any text, and none arises by masking', () => {
  const sign = fc.constantFrom(...'Jana@ seznam.cz 777123456 www. ul. Nová 12/3 žluťoučký ')
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), (text) => {
      const masked = maskContacts(text, ['Jana'])

      expect(findContacts(masked).filter(({ kind }) => kind !== 'web')).toEqual([])
      expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(text.length)
    }),
  )
})
