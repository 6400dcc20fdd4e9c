import { expect, test } from 'vitest'
import { adActions } from './adActions.ts'
import { adStateText } from './adStateText.ts'

const labels = (ad: Parameters<typeof adActions>[0]) => adActions(ad).map(({ label }) => label)

test('P023 only a reserved ad offers to be opened again', () => {
  expect(labels({ type: 'offer', state: 'closed', closedReason: 'reserved' })).toEqual([
    'Zrušit rezervaci',
    'Smazat',
  ])
  expect(labels({ type: 'offer', state: 'closed', closedReason: 'sold' })).toEqual(['Smazat'])
})

test('P023 what is over is said of an offer, an inquiry and a swap in their own words', () => {
  expect(labels({ type: 'offer', state: 'published' })).toContain('Prodáno')
  expect(labels({ type: 'inquiry', state: 'published' })).toContain('Vyřízeno')
  expect(labels({ type: 'exchange', state: 'paused' })).toContain('Vyměněno')
})

test('P023 who looked for somebody has sold nothing and nobody: the ad just holds no longer', () => {
  const published = { type: 'offer', state: 'published', isDating: true } as const

  expect(labels(published)).toEqual(['Pozastavit', 'Už neplatí', 'Smazat'])
  expect(adStateText({ ...published, state: 'closed', closedReason: 'sold' }).text).toBe(
    'Už neplatí',
  )
})

test('P023 who deletes or ends an ad is told that what was paid for it ends, too', () => {
  const questions = (ad: Partial<Parameters<typeof adActions>[0]>) =>
    adActions({ type: 'offer', state: 'published', ...ad }).flatMap(
      ({ question }) => question ?? [],
    )

  expect(questions({ topped: true }).filter((text) => text.includes('zaplatili'))).toHaveLength(2)
  expect(questions({ highlighted: true })[1]).toBe(
    'Inzerát i s fotkami smažeme a nepůjde to vrátit. Skončí i to, co jste na něm zaplatili. Opravdu smazat?',
  )
  expect(questions({}).join()).not.toContain('zaplatili')
})
