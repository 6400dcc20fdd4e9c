import { anAdDetail } from '@inzrt/fixtures/builders/anAdDetail'
import { expect, test } from 'vitest'
import { toExampleRow } from './toExampleRow.ts'

const NOW = new Date('2026-05-04T10:00:00Z')

test('R009 the example in a list has what is chosen and what runs already', () => {
  const ad = (running: object) => anAdDetail({ highlighted: false, topped: false, ...running })
  const shown = (running: object, ...chosen: readonly ('highlighting' | 'topping')[]) => {
    const { isHighlighted, isTopped } = toExampleRow(ad(running), chosen, NOW)

    return [isHighlighted, isTopped]
  }

  expect(shown({})).toEqual([false, false])
  expect(shown({ topped: true })).toEqual([false, true])
  expect(shown({ topped: true }, 'highlighting')).toEqual([true, true])
  expect(shown({ highlighted: true }, 'topping')).toEqual([true, true])
})
