import { expect, test } from 'vitest'
import { diffLines } from './diffLines.ts'

test('only lines between the common start and the common end are told', () => {
  expect(diffLines('a\nb\nc\nd', 'a\nx\nd')).toEqual(['line 2', '- b', '- c', '+ x'])
})

test('many lines are told as their first ones and a number', () => {
  const lines = diffLines('', Array.from({ length: 50 }, () => 'new').join('\n'))

  expect(lines.at(-1)).toBe('+ … 30 more lines')
})
