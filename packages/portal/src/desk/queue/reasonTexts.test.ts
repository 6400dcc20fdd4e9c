import { expect, test } from 'vitest'
import { reasonTexts } from './reasonTexts.ts'

const textOf = (words: string[]): string[] =>
  reasonTexts({ reasons: ['adult'], sister: { words, section: null } })

test('N013 moderators read the words that made a text wait, where single words did', () => {
  expect(textOf(['erotickou', 'masáž'])).toEqual([
    'Text zní jako z\u00a0webu pro dospělé: „erotickou“ a\u00a0„masáž“.',
  ])
  expect(textOf([])).toEqual(['Text zní jako z\u00a0webu pro dospělé.'])
})
