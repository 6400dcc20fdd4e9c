import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebouncedRequest, type RequestLines } from './createDebouncedRequest.ts'

const adOf = (heading: string) => ({
  ...({ type: 'offer', heading, content: '', town: 'Brno' } as const),
  price: { type: 'free', amount: null } as const,
})
const linesOf = (lead: string) => [{ kind: '', lead, text: '' }]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Asks whose answers are given by hand. */
const createHeld = () => {
  const asked: { heading: string; signal: AbortSignal; answer: (lines: object | null) => void }[] =
    []
  const told: unknown[] = []
  const ask: RequestLines = ({ heading }, signal) =>
    new Promise((resolve) => asked.push({ heading, signal, answer: resolve as never }))
  const askLater = createDebouncedRequest(ask)

  return {
    asked,
    told,
    type: (heading: string) => askLater(adOf(heading), (lines) => told.push(lines)),
  }
}

test('N003 the paper is asked once typing pauses, about what was typed last', async () => {
  const { asked, told, type } = createHeld()
  for (const heading of ['K', 'Ko', 'Kol']) {
    const takeBack = type(heading)
    await vi.advanceTimersByTimeAsync(599)
    takeBack()
  }
  expect(asked).toEqual([])

  type('Kolo')
  await vi.advanceTimersByTimeAsync(600)
  expect(asked.map(({ heading }) => heading)).toEqual(['Kolo'])
  asked[0]?.answer(linesOf('KOLO'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([linesOf('KOLO')])
})

test('N003 typing takes the ask before back, and its late answer tells nothing', async () => {
  const { asked, told, type } = createHeld()
  const takeBack = type('Kolo')
  await vi.advanceTimersByTimeAsync(600)
  takeBack()
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.answer(linesOf('KOLO'))
  await vi.advanceTimersByTimeAsync(0)

  expect(told).toEqual([])
})

test('N003 a refused visitor keeps the browser’s lines and asks again after half a minute', async () => {
  const { asked, told, type } = createHeld()
  type('Kolo')
  await vi.advanceTimersByTimeAsync(600)
  asked[0]?.answer(null)
  await vi.advanceTimersByTimeAsync(0)
  type('Kolo k')
  await vi.advanceTimersByTimeAsync(600)
  expect([asked.length, told.length]).toEqual([1, 0])

  await vi.advanceTimersByTimeAsync(30_000)
  type('Kolo k prodeji')
  await vi.advanceTimersByTimeAsync(600)
  expect(asked).toHaveLength(2)
})
