import type { QueueItem } from '@inzrt/contracts/desk/queue'
import { expect, test } from 'vitest'
import { toMatter } from './toMatter.ts'

const report = {
  id: 1,
  reason: 'inappropriate',
  explanation: null,
  photos: [],
  reporterName: null,
  canBeAnswered: false,
  suggestedSection: null,
  createdAt: '2026-05-04T08:00:00.000Z',
} as const

const tally = {
  counts: [
    { reason: 'inappropriate', count: 9 },
    { reason: 'wrong_section', count: 3 },
  ],
  total: 12,
  lastId: 40,
} as const

const itemWith = (changes: object) =>
  ({ reports: [report], tally: null, appeal: null, ...changes }) as unknown as QueueItem

test('R223 many reports of one ad are summed up by count and reason, not listed one by one', () => {
  const matter = toMatter(itemWith({ tally }))

  expect(matter?.title.replaceAll('\u00a0', ' ')).toBe(
    'Hlášení (12): Nevhodný obsah 9×, Špatná rubrika 3×',
  )
  expect(matter?.items.map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
    'Nevhodný obsah',
    'A dalších 11',
  ])
})

test('V009 photos of a reported conversation stand with what was written', () => {
  const photos = [{ path: '/sealed-a.jpg', width: 400, height: 300 }]
  const [first] = toMatter(itemWith({ tally, reports: [{ ...report, photos }] }))?.items ?? []

  expect(first?.photos?.map(({ href }) => href)).toEqual([expect.stringContaining('sealed-a')])
})

test('P040 who decides an appeal against a change reads what was there before', () => {
  const decision = {
    id: 5,
    measure: 'edited',
    ground: null,
    facts: null,
    decidedBy: 'moderator',
    decidedAt: report.createdAt,
  }
  const before = { heading: 'Prodám kolo', content: 'Zachovalé.', sectionName: 'Kola' }
  const appeal = { id: 9, text: 'Bylo to správně.', createdAt: report.createdAt, decision, before }

  expect(toMatter(itemWith({ reports: [], appeal }))?.items.at(-1)).toMatchObject({
    title: 'Před změnou: Prodám kolo',
    text: 'Zachovalé.',
    by: 'Kola',
  })
})

test('R223 a single report is told alone, an ad without one says nothing', () => {
  const single = { ...tally, counts: tally.counts.slice(0, 1), total: 1 }

  expect(toMatter(itemWith({ tally: single }))).toMatchObject({ title: 'Hlášení', items: [{}] })
  expect(toMatter(itemWith({ reports: [] }))).toBeNull()
})

test.each([
  [2, 'A další 1'],
  [4, 'A další 3'],
  [6, 'A dalších 5'],
])('R223 R320 of %d reports those not told one by one are counted in Czech', (total, text) => {
  const matter = toMatter(itemWith({ tally: { ...tally, total } }))

  expect(matter?.items.at(-1)?.title.replaceAll('\u00a0', ' ')).toBe(text)
})
