import { DAY_MS, HOUR_MS } from '@inzrt/domain/time'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '../../platform/clock/Clock.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { stateLog } from '../../platform/database/schema/stateLog.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { expireAds } from './expireAds.ts'

const { database, ask, get } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const past = () => new Date(Date.now() - HOUR_MS)
const soon = () => new Date(Date.now() + HOUR_MS)

const stored = async (id: number) => (await database.db.select().from(ads).where(eq(ads.id, id)))[0]
const steps = (id: number) =>
  database.db
    .select()
    .from(stateLog)
    .where(and(eq(stateLog.entity, 'ad'), eq(stateLog.entityId, id)))

test('R151 P014 an ad leaves lists and counts when its validity ends', async () => {
  const section = await addSection({ slug: 'platnost' })
  const over = await addAd(section, { validUntil: past() })
  const valid = await addAd(section, { validUntil: soon() })

  expect(await expireAds(database, systemClock)).toBe(1)
  const { data } = await get('/api/front/sections/slug/platnost?include=advertisements')
  expect(data.adsCount).toBe(1)
  expect(data.advertisements.data.map(({ slug }: { slug: string }) => slug)).toEqual([valid.slug])
  const page = await get(`/api/front/slug/${over.slug}`)
  expect(page.data).toMatchObject({ status: 'not_published', nickname: null })
  expect(await expireAds(database, systemClock)).toBe(0)
})

test.each(['published', 'paused'] as const)(
  'R224 a %s ad ends with its promotions, and the step is written once',
  async (state) => {
    const ad = await addAd(await addSection(), {
      state,
      validUntil: past(),
      highlightedUntil: soon(),
      toppedUntil: soon(),
    })
    await expireAds(database, systemClock)
    await expireAds(database, systemClock)

    expect(await stored(ad.id)).toMatchObject({
      state: 'expired',
      highlightedUntil: null,
      toppedUntil: null,
    })
    expect(await steps(ad.id)).toMatchObject([
      { fromState: state, toState: 'expired', event: 'expire', actor: 'system' },
    ])
  },
)

test.each(['closed', 'blocked', 'waiting_approval'] as const)(
  'R224 the validity of a %s ad ends nothing',
  async (state) => {
    const ad = await addAd(await addSection(), { state, validUntil: past() })
    await expireAds(database, systemClock)

    expect(await stored(ad.id)).toMatchObject({ state })
  },
)

test('P023 a sold or reserved ad leaves lists, and shows for thirty days without contacts', async () => {
  const section = await addSection({ slug: 'prodane' })
  const close = (closedReason: 'sold' | 'reserved' | 'withdrawn', days = 1) =>
    addAd(section, {
      state: 'closed',
      closedReason,
      updatedAt: new Date(Date.now() - days * DAY_MS),
    })
  const pageOf = async ({ slug }: { slug: string }) => {
    const answer = await ask(`/api/front/slug/${slug}`)

    return [answer.statusCode, answer.json().data?.closedReason, answer.json().data?.nickname]
  }

  expect(await pageOf(await close('sold'))).toEqual([200, 'sold', null])
  expect(await pageOf(await close('reserved'))).toEqual([200, 'reserved', null])
  expect((await pageOf(await close('withdrawn')))[0]).toBe(404)
  expect((await pageOf(await close('sold', 31)))[0]).toBe(410)
  expect((await get('/api/front/sections/slug/prodane')).data.adsCount).toBe(0)
})
