import { expect, test } from 'vitest'
import { toSetWords } from './toSetWords.ts'

/** Shows a mark as `|`, a narrow space as `_`. */
const shown = (text: string): string =>
  toSetWords(text).replaceAll('\u2060', '|').replaceAll('\u202f', '_')

test.each([
  ['s wi-fi i e-mailem', 's |wi-fi| i |e-mailem|'],
  ['nabízíte-li kolo', '|nabízíte-li| kolo'],
  ['motor 1.6 CR-Di, XR-500 a TB016KLM', 'motor 1.6 |CR-Di,| |XR-500| a |TB016KLM|'],
  ['pište na jana.novak@posta.example.', 'pište na |jana.novak@posta.example.|'],
  ['více na www.posta.example', 'více na |www.posta.example|'],
  ['česko-slovenský slovník', 'česko-slovenský slovník'],
  [
    'kolo. 1\u00a0234\u00a0500\u00a0Kč. Praha\u00a013.',
    'kolo. 1_234_500\u00a0Kč. |Praha|\u00a013.',
  ],
  ['v Praze. Dohodou. Brno-Královo Pole.', 'v Praze. Dohodou. |Brno-Královo| |Pole|.'],
  ['a\u2060b', 'ab'],
])('N002 of „%s“ the paper divides no word that would be read otherwise', (text, marked) => {
  expect(shown(text)).toBe(marked)
})
