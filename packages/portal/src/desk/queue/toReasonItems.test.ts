import { expect, test } from 'vitest'
import { toReasonItems } from './toReasonItems.ts'

const meta = {
  counts: { approval: 0, report: 3, appeal: 0 },
  reasons: [
    { reason: 'fraud', count: 2 },
    { reason: 'spam', count: 1 },
  ],
} as const

const labels = (chosen: Parameters<typeof toReasonItems>[1]) =>
  toReasonItems({ ...meta, reasons: [...meta.reasons] }, chosen).map(
    ({ label, isCurrent }) => `${isCurrent ? '>' : ''}${label}`,
  )

test('V016 reported ads are narrowed by reasons, each told with its number', () => {
  expect(labels(null)).toEqual(['>Všechna (3)', 'Podvod (2)', 'Spam nebo reklama (1)'])
  expect(labels('spam')).toEqual(['Všechna (3)', 'Podvod (2)', '>Spam nebo reklama (1)'])
})

test('V016 the reason that is chosen stays when its last ad was decided', () => {
  expect(labels('sold').at(-1)).toBe('>Prodáno nebo už neplatí (0)')
})
