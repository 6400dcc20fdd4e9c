import { expect, test } from 'vitest'
import { classifyAdult } from '../moderation.ts'

test('N013 a short text is judged by the weights of its words, whose pieces count an eighth', () => {
  const { score, matched } = classifyAdult('erotika')

  expect(matched.map(({ word }) => word)).toEqual(['erotika'])
  expect(score).toBeCloseTo(-0.5 + (matched[0]?.weight ?? 0) / 8, 10)
})

test('N013 words that hold a sentence together are never named, whatever they weigh', () => {
  const named = (text: string) => classifyAdult(text).matched.map(({ word }) => word)

  expect(named('Hledám paní, která nesmí nic vědět, text na mobil')).toEqual(['paní'])
  expect(classifyAdult('Text, který nesmí nikdo číst')).toMatchObject({
    isAdult: true,
    matched: [],
  })
})

test('N013 a word said again counts once', () => {
  expect(classifyAdult('erotika erotika erotika')).toEqual(classifyAdult('erotika'))
})

test('N013 a text without a word is not adult, by as much as none is', () => {
  expect(classifyAdult('')).toEqual({ isAdult: false, score: -0.5, matched: [] })
})

test('N013 no more than six words are named, the strongest first', () => {
  const { matched } = classifyAdult(
    'Erotika, escort, striptýz, privát, sex, masérka, domina, erotické služby, swingers',
  )
  const weights = matched.map(({ weight }) => weight)

  expect(matched).toHaveLength(6)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
})

const ADULT = [
  ...'Erotická masáž na privátu zralá paní přijme pány každý den od deseti diskrétně'.split(' '),
  ...'jen s ochranou sama v bytě sprcha možná escort i k vám na hotel striptýz'.split(' '),
  ...'na přání zdatní pánové'.split(' '),
]

test.each([0, 16, 32])('N013 an adult text behind %i words of 32 others counts alone', (at) => {
  const words = Array<string>(64)
    .fill('kolo')
    .toSpliced(at, ADULT.length, ...ADULT)

  expect(ADULT).toHaveLength(32)
  expect(classifyAdult(words.join(' ')).score).toBe(classifyAdult(ADULT.join(' ')).score)
})

test.each([
  ...['Vymrdám tě do zadku, volej', 'Prcání bez gumy', 'Šoustačka Ostrava', 'Tlustá děvka na mrd'],
  ...['Hledám kurvu na víkend', 'ošukám tě', 'Přešukaná', 'sukani levne', 'Vykouřím čuráka'],
  ...['Kurevsky dobrá zábava', 'Vyliž kundičku'],
])('N013 the coarse word in „%s“ decides alone', (text) => {
  const others =
    'Prodám starou skříň v dobrém stavu, odvoz nutný, cena dohodou, jen vážní zájemci. '

  expect(classifyAdult(text).isAdult).toBe(true)
  expect(classifyAdult(others.repeat(3) + text).isAdult).toBe(true)
})
