import { expect, test } from 'vitest'
import {
  adFingerprint,
  classifyAdult,
  findScamLinks,
  messageWarnings,
  moderationReasons,
} from '../moderation.ts'

test('N013 an adult ad is recognised in any inflection, and the deciding words named', () => {
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

test('N013 a contact and a shouted heading hold an advert back on each brand', () => {
  const ad = { heading: 'PRODÁM DĚTSKÉ KOLO', content: 'Volejte 777 123 456.' }
  for (const isAdultBrand of [true, false])
    expect(moderationReasons({ ...ad, isAdultBrand })).toEqual([
      { rule: 'contact', found: [expect.objectContaining({ kind: 'phone' })] },
      { rule: 'shouting' },
    ])
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
  ['Pošlu přes ppl.cz', []],
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
