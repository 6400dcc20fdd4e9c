import { expect, test } from 'vitest'
import { toReasonRows, toTransparencyFacts } from './toTransparencyFacts.ts'

const OUTCOMES = [
  'Vyhověli jsme',
  'Nevyhověli jsme',
  'Posouzeno spolu s jiným hlášením',
  'Inzerát mezitím smazal ten, kdo ho vložil',
  'Čeká na rozhodnutí',
]

test('P047 each report received is told by what became of it, or that it waits', () => {
  const facts = toTransparencyFacts({
    since: '2025-11-22',
    reports: {
      received: 31,
      notices: 2,
      upheld: 1,
      dismissed: 2,
      duplicate: 4,
      gone: 8,
      waiting: 16,
      medianHours: 0.2,
    },
    reasons: [],
    ads: { rejected: 0, blocked: 1, moved: 0 },
    pages: { removed: 32 },
    appeals: { received: 0, upheld: 0, dismissed: 0 },
  })
  const shown = (label: string) =>
    facts.find((fact) => fact.label.replaceAll('\u00a0', ' ') === label)?.value

  expect(OUTCOMES.map(shown)).toEqual(['1', '2', '4', '8', '16'])
  expect(shown('Přijatá hlášení')).toBe('31')
  expect(shown('Stránky firem, z nichž jsme odstranili text a logo')).toBe('32')
})

test('V016 each reason has its name, how often it was given and how often it was right', () => {
  const reasons = [
    { reason: 'fraud', received: 7, upheld: 3 },
    { reason: 'sold', received: 2, upheld: 0 },
  ] as const

  expect(toReasonRows({ reasons: [...reasons] })).toEqual([
    ['Podvod', '7', '3'],
    ['Prodáno nebo už neplatí', '2', '0'],
  ])
})
