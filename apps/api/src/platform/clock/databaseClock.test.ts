import { HOUR_MS } from '@inzrt/domain/time'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createSteppableDatabase } from '../../test/createSteppableDatabase.ts'
import { openDatabaseClock } from './openDatabaseClock.ts'
import { createMachineWatch, requireMachineClock } from './watchMachineClock.ts'

const database = await createSteppableDatabase()
afterAll(() => database.close())

/** Machines whose clocks the test sets; what passes meanwhile for real is a small part of a second. */
const machine = { aheadMs: 0, passed: 0 }
const wall = () => Date.now() + machine.aheadMs
const steady = () => performance.now() + machine.passed
const open = () => openDatabaseClock(database, { wall, steady })
const databaseTime = async () => {
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')

  return rows[0]?.now.getTime() ?? 0
}
beforeEach(() => Object.assign(machine, { aheadMs: 0, passed: 0 }))

test.each([4 * HOUR_MS, -4 * HOUR_MS])(
  'S018 a machine %i ms off tells the database’s time',
  async (aheadMs) => {
    machine.aheadMs = aheadMs
    const clock = await open()
    const before = await databaseTime()
    const told = clock.now().getTime()
    const error = told - before

    expect(Math.abs(error)).toBeLessThan(HOUR_MS)
    expect(Math.abs(clock.machineAheadMs() - aheadMs)).toBeLessThan(HOUR_MS)
  },
)

test('S018 a machine that is set while the product runs changes no time', async () => {
  const clock = await open()
  const before = clock.now().getTime()
  machine.aheadMs = 4 * HOUR_MS
  expect(clock.now().getTime() - before).toBeLessThan(HOUR_MS)
  await clock.refresh()
  expect(clock.now().getTime() - before).toBeLessThan(HOUR_MS)
})

test('S018 what passes by the steady clock passes', async () => {
  const clock = await open()
  const before = clock.now().getTime()
  machine.passed = HOUR_MS

  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(HOUR_MS)
})

test('S018 time stands still rather than go back when the database steps back two seconds', async () => {
  const clock = await open()
  const before = clock.now().getTime()
  await database.step(-2)
  await clock.refresh()
  const told = Array.from({ length: 50 }, () => clock.now().getTime())
  expect(told.toSorted((one, other) => one - other)).toEqual(told)
  expect(told[0]).toBeGreaterThanOrEqual(before)

  await database.step(2)
  await clock.refresh()
  machine.passed = HOUR_MS
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before + HOUR_MS)
})

test('S018 a step on, and a great one back, is followed', async () => {
  const clock = await open()
  const before = clock.now().getTime()
  await database.step(3_600)
  await clock.refresh()
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before + HOUR_MS)

  await database.step(-3_600)
  await clock.refresh()
  expect(clock.now().getTime()).toBeLessThan(before + HOUR_MS)
})

test('S018 a clock that is off is told once, a wrong one ends the work, and both are said', async () => {
  const clock = await open()
  const log = { warn: vi.fn(), error: vi.fn() }
  const onWrong = vi.fn()
  const look = createMachineWatch({ clock, log, onWrong })
  await look()
  expect(log.warn).not.toHaveBeenCalled()

  machine.aheadMs = 30_000
  await look()
  await look()
  expect(log.warn).toHaveBeenCalledOnce()
  expect(log.warn.mock.lastCall?.[1]).toMatch(/^This machine's clock is (29|30|31)\.\d s ahead of/)
  expect(onWrong).not.toHaveBeenCalled()

  machine.aheadMs = 4 * HOUR_MS
  await look()
  await look()
  expect(onWrong).toHaveBeenCalledOnce()
  expect(() => requireMachineClock(clock)).toThrow(/^This machine's clock is 14\d{3}\.\d s ahead/)
})
