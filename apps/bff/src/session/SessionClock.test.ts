import { HOUR_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { apiClock, movableClock } from './SessionClock.ts'

test('a movable clock follows the api, and goes on while that is silent', async () => {
  let headers: Record<string, string> | null = { 'x-inzrt-clock-offset': '3600000' }
  const clock = movableClock(
    () => 1000,
    async () => {
      if (!headers) throw new Error('gone')
      return headers
    },
  )
  expect(clock.now()).toBe(1000)
  await clock.follow()
  expect(clock.now()).toBe(3_601_000)
  headers = null
  await clock.follow()
  expect(clock.now()).toBe(3_601_000)
  headers = {}
  await clock.follow()
  expect(clock.now()).toBe(1000)
})

/** An api whose time is noon, asked by a machine that is ahead. */
const machineAhead = (aheadMs: number) => {
  const state = { passed: 0, isUp: true, asked: 0, apiStep: 0 }
  const noon = Date.UTC(2026, 4, 4, 12)
  const told: number[] = []
  const clock = apiClock({
    wall: () => noon + aheadMs + state.passed,
    steady: () => state.passed,
    ask: async () => {
      state.asked += 1
      if (!state.isUp) throw new Error('gone')
      return { 'x-inzrt-time': String(noon + state.passed + state.apiStep) }
    },
    onOff: (ms) => told.push(ms),
  })

  return { clock, state, told, noon }
}

test('S018 a machine four hours ahead goes by the api’s time and says so once', async () => {
  const { clock, state, told, noon } = machineAhead(4 * HOUR_MS)
  await clock.follow()
  expect(clock.now()).toBe(noon)
  state.passed = HOUR_MS
  await clock.follow()
  await clock.follow()

  expect(clock.now()).toBe(noon + HOUR_MS)
  expect(told).toEqual([4 * HOUR_MS])
  expect(state.asked).toBe(2)
})

test('S018 time goes on while the api is away, and is asked for again', async () => {
  const { clock, state, told, noon } = machineAhead(0)
  state.isUp = false
  await clock.follow()
  expect(clock.now()).toBe(noon)
  state.isUp = true
  state.passed = 1_000
  await clock.follow()
  state.isUp = false
  state.passed = HOUR_MS
  await clock.follow()

  expect(clock.now()).toBe(noon + HOUR_MS)
  expect(told).toEqual([])
})
