import { expect, test } from 'vitest'
import { findContacts } from '../contact.ts'

test.each([
  ['pište na jana.k@seznam.cz', 'email'],
  ['jana (zavináč) seznam tečka cz', 'email'],
  ['foto na www.example.cz/kolo', 'web'],
  ['více na bazar.cz', 'web'],
  ['tel 777 123 456', 'phone'],
  ['2 pokoje 777 12 34 56, 3. patro', 'phone'],
  ['+421 905 123 456', 'phone'],
  ['sedm sedm sedm jedna dva tri ctyri pet sest', 'phone'],
  ['tel 777\u200b123\u00ad456', 'phone'],
  ['tel ７７７ ①②③ ٤٥٦', 'phone'],
  ['𝐣𝐚𝐧𝐚@seznam\u200c.cz', 'email'],
  ['foto na ex\u00adample\u200b.cz', 'web'],
])('a contact in „%s“ is found as %s', (text, kind) => {
  expect(findContacts(text).map((contact) => contact.kind)).toEqual([kind])
})

test.each([
  'Firma Novák s.r.o.',
  'motor 1.9 TDI, r.v. 2010',
  'kolo. Brno',
  'Bundy vel. 98, 104, 110, 116, 122',
  'Díly Octavia 2009, 2010, 2011',
  'Golf 1998 - 2005 1.9 TDI',
  'Boty 36 37 38 39 40 41',
])('„%s“ is no contact', (text) => {
  expect(findContacts(text)).toEqual([])
})
