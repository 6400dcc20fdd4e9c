import { MINUTE_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { toPeriods } from './toPeriods.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 19, minute))

test('stretches that follow each other are one period', () => {
  expect(toPeriods([at(0), at(5), at(20)], 5 * MINUTE_MS)).toEqual([
    { from: at(0), to: at(10) },
    { from: at(20), to: at(25) },
  ])
  expect(toPeriods([], 1)).toEqual([])
})
