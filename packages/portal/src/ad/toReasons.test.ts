import { expect, test } from 'vitest'
import { toReasons } from './toReasons.ts'

test('N007 P043 a paid place says first that it was paid for', () => {
  const reasons = toReasons({ matched: ['kolo'], paid: true, fresh: true })

  expect(reasons[0]).toMatch(/^Placené zvýraznění/)
  expect(reasons).toContain('V nadpisu: „kolo“.')
  expect(reasons).toHaveLength(3)
})

test('N007 an ordinary result names the words that were found', () => {
  expect(toReasons({ matched: ['dětské', 'kolo'], paid: false, fresh: false })).toEqual([
    'V nadpisu: „dětské“ a\u00a0„kolo“.',
  ])
})

test('N007 a result that was found by its text says so', () => {
  expect(toReasons({ matched: [], paid: false, fresh: false })).toEqual([
    expect.stringMatching(/jinde v inzerátu/),
  ])
})
