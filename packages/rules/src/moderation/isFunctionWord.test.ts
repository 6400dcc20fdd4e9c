import { expect, test } from 'vitest'
import { isFunctionWord } from './isFunctionWord.ts'

test.each([...['který', 'Kterou', 'nesmi', 'nesmí', 'Text', 'může', 'být', 'jsem', 'let', 'vic']])(
  'N013 „%s“ says nothing of an advert',
  (word) => {
    expect(isFunctionWord(word)).toBe(true)
  },
)

test.each([...['muže', 'muze', 'byt', 'masáž', 'paní', 'pár', 'sama', 'textil', '']])(
  'N013 „%s“ says something',
  (word) => {
    expect(isFunctionWord(word)).toBe(false)
  },
)
