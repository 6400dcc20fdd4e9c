import { readOwnStatsCall } from '@inzrt/contracts/ads/adStats'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adStats } from '../../platform/database/schema/adStats.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, call, register, identity } = await createAccounts()
const { db } = database
const { addSection, addAd } = createWorld(database)
const bikes = await addSection({ slug: 'kola' })
const dating = await addSection({ slug: 'seznamka', brandCode: 'adult' })

const addOwner = async () => {
  const { nickname, token } = await register()
  const user = await identity.users.findByName(nickname)

  return { token, userId: user?.id ?? 0 }
}
const statsOf = async (token: string, query = '', brand: 'general' | 'adult' = 'general') => {
  const answer = await call('GET', `/api/front/me/stats${query}`, undefined, { token, brand })
  if (answer.statusCode !== 200) throw new Error(answer.body)

  return readOwnStatsCall.responses[200].parse(answer.json()).data
}
const tell = (adId: number, day: string, views: number, more: object = {}) =>
  db.insert(adStats).values({ adId, day, views, ...more })

test('V024 days of all own ads are summed, and those looked at most stand first', async () => {
  const { token, userId } = await addOwner()
  const bike = await addAd(bikes, { userId, heading: 'Prodám kolo' })
  const sold = await addAd(bikes, { userId, heading: 'Prodaná helma', state: 'closed' })
  await addAd(bikes, { userId, heading: 'Nikdo se nedíval' })
  await tell(bike.id, '2026-05-04', 3, { reveals: 1, messages: 2 })
  await tell(bike.id, '2026-05-02', 1)
  await tell(sold.id, '2026-05-04', 5)
  const { days, ads } = await statsOf(token)

  expect(days).toHaveLength(30)
  expect(days[0]?.day).toBe('2026-04-05')
  expect(days.slice(-3)).toEqual([
    { day: '2026-05-02', views: 1, reveals: 0, messages: 0 },
    { day: '2026-05-03', views: 0, reveals: 0, messages: 0 },
    { day: '2026-05-04', views: 8, reveals: 1, messages: 2 },
  ])
  expect(ads).toEqual([
    { slug: sold.slug, heading: 'Prodaná helma', views: 5, reveals: 0, messages: 0 },
    { slug: bike.slug, heading: 'Prodám kolo', views: 4, reveals: 1, messages: 2 },
  ])
})

test('V024 looks at deleted ads, others’, the sister site’s or of earlier days do not count', async () => {
  const [mine, other] = [await addOwner(), await addOwner()]
  const { userId } = mine
  await tell((await addAd(bikes, { userId, state: 'deleted' })).id, '2026-05-04', 1)
  await tell((await addAd(bikes, { userId: other.userId })).id, '2026-05-04', 2)
  await tell((await addAd(dating, { userId })).id, '2026-05-04', 4)
  const old = await addAd(bikes, { userId })
  await tell(old.id, '2026-04-27', 8)
  await tell(old.id, '2026-05-05', 16)
  const seen = async (query: string, brand: 'general' | 'adult' = 'general') =>
    (await statsOf(mine.token, query, brand)).ads.map(({ views }) => views)

  expect(await seen('?days=7')).toEqual([])
  expect(await seen('')).toEqual([8])
  expect(await seen('?days=90')).toEqual([8])
  expect(await seen('', 'adult')).toEqual([4])
  expect((await statsOf(mine.token, '?days=90')).days).toHaveLength(90)
})

test.each(['?days=8', '?days=0', '?days=91', '?days=x', '?days=-7'])(
  'V024 %s is no time that is told',
  async (query) => {
    const { token } = await addOwner()
    const answer = await call('GET', `/api/front/me/stats${query}`, undefined, { token })

    expect(answer.statusCode).toBe(400)
  },
)

test('V024 of ten thousand ads the ten are told that were looked at most', async () => {
  const { token, userId } = await addOwner()
  const { id } = await addAd(bikes, { userId })
  await db.execute(sql`
    insert into ads (slug, dial_code, brand_code, section_id, user_id, locality_id, type, state, heading, content,
      price_type, heading_words, all_words)
    select 'kolo-' || n, lpad(n::text, 6, '0'), brand_code, section_id, user_id, locality_id, type, 'closed',
      'Kolo ' || n, content, 'agreement', '', ''
    from ads, generate_series(1, 10000) n where id = ${id}`)
  await db.execute(sql`
    insert into ad_stats (ad_id, day, views)
    select ads.id, date '2026-05-04' - d, substring(heading from 6)::integer
    from ads, generate_series(0, 4) d where user_id = ${userId} and heading like 'Kolo %'`)
  const { days, ads } = await statsOf(token, '?days=90')

  expect(ads.map(({ views }) => views / 5)).toEqual(
    Array.from({ length: 10 }, (_, at) => 10_000 - at),
  )
  expect(days.slice(-6).map(({ views }) => views)).toEqual([0, ...Array(5).fill(50_005_000)])
})
