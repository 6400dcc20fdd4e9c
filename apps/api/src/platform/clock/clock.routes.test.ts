import { MINUTE_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { systemClock } from './Clock.ts'
import { openMovableClock } from './openMovableClock.ts'

const { database, ask, get } = await createTestApp({ isClockMovable: true })
const { addSection, addAd } = createWorld(database)
const DAY_MINUTES = 1_440
const insider = visitorOf('general')

const move = (payload: object, headers: Record<string, string> = insider) =>
  ask('/internal/clock', { method: 'POST', payload, headers })
const offset = async () => (await get('/internal/clock')).offsetMs

beforeEach(async () => {
  await move({ reset: true })
})

test('N026 when the clock moves, ads are over whose time has come', async () => {
  const section = await addSection({ slug: 'hodiny' })
  await addAd(section, { validUntil: new Date(Date.now() + 3 * DAY_MINUTES * MINUTE_MS) })
  const adsCount = async () => (await get('/api/front/sections/slug/hodiny')).data.adsCount

  await move({ advanceMinutes: DAY_MINUTES })
  expect(await adsCount()).toBe(1)
  await move({ advanceMinutes: 2 * DAY_MINUTES })
  expect(await adsCount()).toBe(0)
})

test('N026 the clock stays moved after a restart, and can be set right again', async () => {
  await move({ advanceMinutes: 15 })
  await move({ advanceMinutes: 60 })
  expect(await offset()).toBe(75 * MINUTE_MS)
  expect((await openMovableClock(database, systemClock)).offsetMs()).toBe(75 * MINUTE_MS)

  await move({ reset: true })
  expect(await offset()).toBe(0)
  expect((await openMovableClock(database, systemClock)).offsetMs()).toBe(0)
})

test('the bff and the shells alone hear of the moved clock, with failures too', async () => {
  await move({ advanceMinutes: 15 })
  const told = async (url: string, options = {}) =>
    (await ask(url, options)).headers['x-inzrt-clock-offset']

  expect(await told('/api/front/sections', { headers: insider })).toBe('900000')
  expect(await told('/api/front/slug/neni', { headers: insider })).toBe('900000')
  expect(await told('/api/front/sections')).toBeUndefined()
})

test.each([
  [{ advanceMinutes: 0 }],
  [{ advanceMinutes: 1.5 }],
  [{ advanceMinutes: 525_601 }],
  [{ advanceMinutes: 'x' }],
  [{}],
])('%j is no way to move a clock', async (payload) => {
  expect((await move(payload)).statusCode).toBe(422)
})

test('R294 the clock is nobody’s who does not know the key', async () => {
  const stranger = { 'x-inzrt-key': 'guessed' }

  expect((await move({ advanceMinutes: 60 }, stranger)).statusCode).toBe(401)
  expect((await ask('/internal/clock', { headers: stranger })).statusCode).toBe(401)
  expect(await offset()).toBe(0)
})

test('the clock of a product in use cannot be moved', async () => {
  const { ask: askPlain } = await createTestApp()

  expect((await askPlain('/internal/clock', { headers: insider })).statusCode).toBe(404)
  const payload = { advanceMinutes: 60 }
  const moved = await askPlain('/internal/clock', { method: 'POST', headers: insider, payload })
  expect(moved.statusCode).toBe(404)
})
