import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abbreviate } from './abbreviate.ts'
import { lineAd } from './lineAd.ts'
import { shortenAd } from './shortenAd.ts'

test.each([
  ['Topení funguje, lednička také. Stroj předvedu při práci', 45, 'Topení funguje, lednička také.'],
  ['Zach. Drobné žmolky, jinak hezké. Odběr v Brně.', 26, 'Zach. Drobné žmolky…'],
  ['Kauce jeden nájem. Jsme tři, hledáme čtvrtého do party', 50, 'Kauce jeden nájem.'],
  ['Stroj je v provozu, předvedu při práci', 35, 'Stroj je v provozu…'],
  ['Stroj předvedu v provozu při práci', 32, 'Stroj předvedu v provozu…'],
  ['Kolo má najeto 120 000 km za 3 roky', 22, 'Kolo má najeto…'],
  ['Kolo (po dědečkovi, jezdil jen v létě)', 20, 'Kolo…'],
  ['Volejte jen tel. Novák v ul. Nová ráno. Zámek', 34, 'Volejte jen tel. Novák v ul. Nová…'],
  ['Nejnebezpečnější', 10, ''],
  ['Prodám dětské kolo', 18, 'Prodám dětské kolo'],
])('N002 „%s“ in %i characters ends with a sentence or shows the cut', (text, room, short) => {
  expect(shortenAd(text, room)).toBe(short)
})

const word = fc.constantFrom(
  ...[
    'kolo',
    'v',
    'Brně',
    'zachovalé,',
    'jinak',
    'odpovídá',
    'při',
    '89',
    '000',
    'km',
    '(málo',
    'jeté)',
  ],
  ...['orig.', 'Shimano', 'tel.', '–', 'např.', 'používané', 'nejnebezpečnější', '„nové“', '😀'],
)
const phrase = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
const sentences = fc.array(
  fc
    .tuple(phrase, fc.constantFrom('.', '!', '?'))
    .map(([said, end]) => `Takže ${said} hotovo${end}`),
  { minLength: 1, maxLength: 6 },
)

test('N002 whatever is left out, what is printed ends as a whole sentence or by an ellipsis', () => {
  fc.assert(
    fc.property(sentences, fc.integer({ min: 21, max: 130 }), (all, room) => {
      const text = all.join(' ')
      const said = shortenAd(text, room)
      const wholes = all.map((_, at) => all.slice(0, at + 1).join(' '))

      expect(said.length).toBeLessThanOrEqual(room)
      if (said === '' || wholes.includes(said)) return
      expect(said).toMatch(/[^\s.,;:–-]…$/u)
      expect(`${text} `.slice(said.length - 1)).toMatch(/^[\s.,;:–-]/u)
      expect(text.startsWith(said.slice(0, -1))).toBe(true)
    }),
  )
})

test('N002 N003 no printed ad closes a cut phrase with a full stop', () => {
  const town = 'Brno'
  const price = { type: 'agreement', amount: null } as const

  fc.assert(
    fc.property(sentences, (all) => {
      const { text } = lineAd({ heading: 'Dětské kolo', content: all.join(' '), price, town })
      const said = text.replaceAll('\u00a0', ' ').split(' ').slice(0, -2).join(' ')
      const wholes = all.map((_, at) => abbreviate(all.slice(0, at + 1).join(' ')))

      expect(said === '' || said.endsWith('…') || wholes.includes(said)).toBe(true)
    }),
  )
})
