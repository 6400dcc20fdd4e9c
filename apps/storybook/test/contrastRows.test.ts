import { TEXT_LEAST } from '@inzrt/ui/contrast/pairs.ts'
import { describe, expect, test } from 'vitest'
import { CONTRAST_ROWS } from '../src/docs/contrastRows.ts'

const leastOf = ({ contrasts }: { contrasts: Readonly<Record<string, number>> }) =>
  Math.min(...Object.values(contrasts))

describe.each(CONTRAST_ROWS)('text on $ground', ({ rows }) => {
  test('P063 what is allowed has the contrast of AA in every look', () => {
    const faint = rows.filter((row) => row.isAllowed && leastOf(row) < TEXT_LEAST)

    expect(faint.map(({ text }) => text)).toEqual([])
  })

  test('a grey is refused only where some look makes it faint', () => {
    const strong = rows.filter((row) => !row.isAllowed && leastOf(row) >= TEXT_LEAST)

    expect(strong.map(({ text }) => text)).toEqual([])
  })

  test('one of the allowed texts is for hints', () => {
    expect(rows.filter(({ isHint }) => isHint).map(({ isAllowed }) => isAllowed)).toEqual([true])
  })
})

test('a hint on blue is written as all text there, and on paper in the weakest grey', () => {
  const hintOn = (ground: string) =>
    CONTRAST_ROWS.find((each) => each.ground === ground)?.rows.find(({ isHint }) => isHint)?.text

  expect(hintOn('stall')).toBe('on-stall')
  expect(hintOn('paper')).toBe('ink-3')
})
