import type { QueueItem } from '@inzrt/contracts/desk/queue'
import { expect, test } from 'vitest'
import { mainPanel, panelsOf } from './panelsOf.ts'

const item = (state: string, changes: object = {}) =>
  ({ ad: { state, change: null }, appeal: null, tally: null, ...changes }) as unknown as QueueItem

const appealed = (isOwnDecision: boolean) => item('blocked', { appeal: { isOwnDecision } })

test.each([
  ['R225 an ad that waits is refused', item('waiting_approval'), 'Zamítnout'],
  [
    'V011 a change that waits is refused, not its ad',
    item('published', { ad: { state: 'published', change: {} } }),
    'Zamítnout změnu',
  ],
  ['R225 a published one is blocked', item('published'), 'Zablokovat'],
  ['R225 of a blocked one nothing is left to take away', item('blocked'), undefined],
  ['R223 reports are decided', item('published', { tally: {} }), 'Rozhodnout o hlášení'],
  ['P040 an appeal is decided', appealed(false), 'Rozhodnout o odvolání'],
  ['P040 but not by whom it is against', appealed(true), undefined],
] as const)('%s', (_, given, label) => {
  expect(mainPanel(given)?.label).toBe(label)
})

test('P040 words and section of an ad are not changed while an appeal about it is open', () => {
  const names = (given: QueueItem) => panelsOf(given).map(({ panel }) => panel)

  expect(names(item('published'))).toEqual(['reject', 'edit', 'move', 'file'])
  expect(names(appealed(false))).toEqual(['appeal', 'file'])
})
