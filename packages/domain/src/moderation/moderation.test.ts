import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  adFingerprint,
  calmDown,
  classifyAdult,
  findContacts,
  findScamLinks,
  isShouting,
  maskPhones,
  messageWarnings,
  moderationReasons,
} from '../moderation.ts'

test.each([
  ['Volej 777123456 vecer', 'Volej *** vecer'],
  ['tel. +420 777 123 456.', 'tel. ***.'],
  ['777-123-456 nebo 602/111222', '*** nebo ***'],
  ['7 7 7 1 2 3 4 5 6', '***'],
  ['77712345O', '***'],
  ['sedm sedm sedm jedna dva tri ctyri pet sest', '***'],
  ['sedm set sedmdesat sedm sto dvacet tri ctyri sta padesat sest', '***'],
  ['0.0.0000 777123456', '***'],
  ['Sedm sedm sedm, 123, čtyři pět šest', '***'],
])('R039 the number in „%s“ is masked', (text, masked) => {
  expect(maskPhones(text)).toBe(masked)
})

test.each([
  'Auto za 25 000 000 Kč',
  'Koncert 12.5.2026 10 hodin',
  'Byt 3+1, 2 pokoje, 5. patro',
  'Tri deti, dve kola',
])('R039 „%s“ holds no number to mask', (text) => {
  expect(maskPhones(text)).toBe(text)
})

test('R039 no nine digits in a row survive masking, however they are spaced', () => {
  const gap = fc.constantFrom('', ' ', '-', '.', ' / ')
  const spaced = fc.array(fc.tuple(fc.integer({ min: 3, max: 9 }), gap), { minLength: 9 })
  fc.assert(
    fc.property(spaced, (signs) => {
      const text = `cislo 777123456 ${signs.flat().join('')}`
      expect(maskPhones(text).replace(/\D/g, '').length).toBeLessThan(9)
    }),
  )
})

test.each([
  ['pište na jana.k@seznam.cz', 'email'],
  ['jana (zavináč) seznam tečka cz', 'email'],
  ['foto na www.example.cz/kolo', 'web'],
  ['více na bazar.cz', 'web'],
  ['tel 777 123 456', 'phone'],
  ['2 pokoje 777 12 34 56, 3. patro', 'phone'],
  ['+421 905 123 456', 'phone'],
  ['sedm sedm sedm jedna dva tri ctyri pet sest', 'phone'],
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

test('a heading in capitals shouts, abbreviations and one brand do not', () => {
  expect(isShouting('PRODÁM DĚTSKÉ KOLO')).toBe(true)
  expect(isShouting('BMW 320d TDI, STK 2027')).toBe(false)
  expect(isShouting('HUSQVARNA')).toBe(false)
  expect(isShouting('IKEA STŮL')).toBe(false)
  expect(isShouting('IKEA STŮL A DVĚ ŽIDLE')).toBe(true)
})

test('a shouted heading is offered in sentence case with its abbreviations', () => {
  expect(calmDown('PRODÁM BMW V PĚKNÉM STAVU')).toBe('Prodám BMW v pěkném stavu')
  expect(calmDown('PRODÁM BYT 2KK A KOLO CTM')).toBe('Prodám byt 2KK a kolo CTM')
  expect(calmDown('PRODÁM STŮL SKLÁDACÍ HNĚDÝ')).toBe('Prodám stůl skládací hnědý')
  expect(calmDown('BMW PRODÁM V PĚKNÉM STAVU')).toBe('BMW prodám v pěkném stavu')
  expect(calmDown('„ŽIDLE“ PRO PANENKY')).toBe('„Židle“ pro panenky')
  expect(calmDown('Prodám BMW')).toBe('Prodám BMW')
})

test('a calmed heading shouts no more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÁÉÍ]{5,9}( [A-ZÁÉÍ]{5,9}){1,4}$/), (text) => {
      expect(isShouting(calmDown(text))).toBe(false)
    }),
  )
})

test('N013 an adult advert is recognised in any inflection, and the words that decided are named, those beside them not', () => {
  const verdict = classifyAdult('Nabízím EROTICKOU masáž, diskrétně')

  expect(verdict.isAdult).toBe(true)
  expect(verdict.matched.map(({ word }) => word)).toEqual(['EROTICKOU', 'diskrétně'])
})

test.each([
  'Erotická masáž Brno',
  'eroticka masaz brno',
  'Striptýz na oslavu',
  'Privát v centru: tři slečny přijmou pány každý den od deseti, čisto, diskrétně.',
  'Zralá paní na hodinku potěší pána, jen s ochranou, sama v bytě.',
])('N013 „%s“ is adult', (text) => {
  expect(classifyAdult(text).isAdult).toBe(true)
})

test.each([
  'Masáže zad a šíje, fyzioterapeutka s praxí, ordinace na poliklinice, poukazy.',
  'Ubytování v privátu na Moravě',
  'Pánské hodinky Prim, natahovací, po dědovi, jdou přesně, řemínek nový.',
  'Píce pro koně, seno',
  'Sexta gymnázia, učebnice',
  '',
  '🎸',
])('N013 „%s“ is not adult', (text) => {
  expect(classifyAdult(text)).toMatchObject({ isAdult: false, matched: [] })
})

test('N013 an adult text hides among no number of other words', () => {
  const adult =
    'Erotická masáž na privátu, zralá paní přijme pány každý den od deseti. Diskrétně, jen s ochranou, ' +
    'sama v bytě, sprcha možná. Escort i k vám na hotel, striptýz na přání, zdatní pánové vítáni. '
  const padding = 'Prodám dětské kolo Author, zachovalé, nové pláště, po jednom dítěti. '.repeat(40)

  expect(classifyAdult(padding).isAdult).toBe(false)
  for (const text of [padding + adult, adult + padding, padding + adult + padding])
    expect(classifyAdult(text).isAdult).toBe(true)
})

test('N013 adult words hold an advert back on the general brand only', () => {
  const ad = { heading: 'Erotický privát', content: 'Volejte odpoledne' }
  expect(moderationReasons({ ...ad, isAdultBrand: false }).map(({ rule }) => rule)).toEqual([
    'adult',
  ])
  expect(moderationReasons({ ...ad, isAdultBrand: true })).toEqual([])
})

test('an advert repeated in other order and forms has the same fingerprint', () => {
  const ad = {
    heading: 'Prodám kolo',
    content: 'Brno',
    phone: '+420777123456',
    priceAmount: 150000,
  }
  const again = { ...ad, heading: '!!! KOLO prodáme !!!' }
  expect(adFingerprint(again)).toBe(adFingerprint(ad))
  expect(adFingerprint({ ...ad, priceAmount: 160000 })).not.toBe(adFingerprint(ad))
  expect(adFingerprint({ ...ad, phone: '+420777123457' })).not.toBe(adFingerprint(ad))
  expect(adFingerprint({ ...ad, phone: null })).toMatch(/^[0-9a-f]{16}$/)
  expect(adFingerprint({ ...ad, phone: null })).not.toBe(adFingerprint(ad))
})

test.each([
  ['Kurýr přijede, zaplaceno: https://ppl-platba.shop/prijem?id=1', ['ppl-platba.shop']],
  ['Potvrďte na zasilkovna.platby-cz.top', ['zasilkovna.platby-cz.top']],
  ['klikněte platby.info/dpd/prevzit', ['platby.info']],
  ['Pošlu přes www.ppl.cz, nebo tracking.dpd.cz', []],
  ['Kolo je na mapy.cz, cena 1.500, napište jana@posta.example', []],
])('P028 in „%s“ links that borrow a name are %j', (text, links) => {
  expect(findScamLinks(text)).toEqual(links)
})

test.each([
  ['Je kolo ještě k mání?', true, []],
  ['Koukněte na www.levna-kola.shop', true, ['link']],
  ['Koukněte na www.levna-kola.shop', false, []],
  ['Volejte 777 123 456 nebo WhatsApp', true, ['phone', 'whatsapp']],
  ['Pošlu KURÝRA, zaplatí kartou a složíte zálohu', false, ['courier', 'card', 'deposit']],
  ['Pokartáčované, zálohované, diskuryrant', true, []],
  ['Peníze čekají na ppl-platba.shop/x', false, ['scam']],
])('V009 in the message „%s“ (first: %s) it warns of %j', (text, isFirst, warnings) => {
  expect(messageWarnings(text, { isFirst })).toEqual(warnings)
})
