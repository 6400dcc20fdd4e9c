import { expect, test } from 'vitest'
import { answersSeeking, saysOnlyPeople, seekingsOf } from './seekingsOf.ts'

test.each([
  ['Ona hledá jeho', 'woman', 'man'],
  ['on hleda ji', 'man', 'woman'],
  ['žena hledá ženu', 'woman', 'woman'],
  ['chlap pro chlapa', 'man', 'man'],
  ['pár hledá ženu', 'couple', 'woman'],
  ['gay seznámení Brno', 'man', 'man'],
  ['hledám milenku', null, 'woman'],
  ['zadaný hledá milenku Ostrava', 'man', 'woman'],
  ['vdaná hledá', 'woman', null],
  ['hledám kamaráda', null, 'man'],
])('V002 „%s“ says that a %s looks for a %s', (text, who, whom) => {
  expect(seekingsOf(text)).toEqual([{ who, whom }])
})

test.each([
  '',
  'tantra masáž',
  'hledám',
  'vážný vztah',
  'kolo pro děti',
  'parťák na kolo',
  'partnerku do tanečních',
  'masáž pro ženu',
])('V002 „%s“ names nobody who looks for somebody', (text) => {
  expect(seekingsOf(text)).toEqual([])
})

test.each([
  ['svobodná matka', 'woman'],
  ['švingři', 'couple'],
  ['důchodce Brno', 'man'],
])('V002 „%s“ names a %s who may seek or be sought', (text, person) => {
  expect(seekingsOf(text)).toEqual([
    { who: person, whom: null },
    { who: null, whom: person },
  ])
})

test.each([
  ['ona hledá ji', true],
  ['vdaná hledá', true],
  ['lesba', true],
  ['hledám ženu na výlety', false],
  ['hledám tanečnici', false],
  ['vdova', false],
  ['', false],
])('V002 „%s“ says who looks for whom and nothing else: %s', (text, isAll) => {
  expect(saysOnlyPeople(text)).toBe(isAll)
})

test.each([
  ['hledám ženu', 'On hledá ji', 2],
  ['vdaná hledá', 'Ona hledá jeho', 2],
  ['vdova', 'On hledá ji', 2],
  ['pár hledá ženu', 'Páry a přátelé', 2],
  ['hledám ženu', 'Dopisování', 1],
  ['hledám ženu', 'Páry a přátelé', 1],
  ['hledám ženu', 'Ona hledá jeho', 0],
  ['vdaná hledá', 'On hledá ji', 0],
  ['švingři', 'On hledá ji', 0],
])('V002 to „%s“ the section „%s“ answers %i', (asked, told, answer) => {
  expect(answersSeeking(seekingsOf(asked), seekingsOf(told))).toBe(answer)
})
