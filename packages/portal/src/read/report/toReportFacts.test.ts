import type { FollowedReport } from '@inzrt/contracts/desk/report'
import { expect, test } from 'vitest'
import { outcomeText, toReportFacts } from './toReportFacts.ts'

const report: FollowedReport = {
  reportNo: 12,
  reason: 'fraud',
  heading: 'Prodám kolo',
  slug: 'prodam-kolo-1a2b',
  receivedAt: '2026-11-26T08:00:00.000Z',
  state: 'waiting',
  decidedAt: null,
  note: null,
  measure: null,
  isReversed: false,
}
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

test('V016 a report that waits is told by number, reason and day', () => {
  expect(toReportFacts(report).map(({ label, value }) => [label, plain(value)])).toEqual([
    ['Číslo', '12'],
    ['Důvod', 'Podvod'],
    ['Přijato', '26. 11. 2026 9:00'],
  ])
})

test('V016 a decided report adds what was done and why', () => {
  const decided = { decidedAt: '2026-11-26T10:00:00.000Z', measure: 'blocked', note: 'Děkujeme.' }

  expect(
    toReportFacts({ ...report, ...decided } as FollowedReport)
      .slice(3)
      .map(({ value }) => plain(value)),
  ).toEqual(['26. 11. 2026 11:00', 'zablokováno', 'Děkujeme.'])
})

test.each([
  ['waiting', false, /^Hlášení čeká/],
  ['upheld', false, /^Hlášení jsme vyhověli\.$/],
  ['upheld', true, /po odvolání inzerenta jsme ale rozhodnutí zrušili/],
  ['dismissed', false, /nevyhověli/],
  ['duplicate', false, /jiného hlášení/],
  ['gone', false, /smazal ten, kdo ho vložil/],
] as const)(
  'V016 the outcome is said in a sentence: %s, reversed %s',
  (state, isReversed, said) => {
    expect(plain(outcomeText({ state, isReversed }))).toMatch(said)
  },
)
