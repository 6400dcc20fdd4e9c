import { AdAnswerSchema } from '@inzrt/contracts/ads/advertisementDetail'
import { readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import { foldLetters } from '@inzrt/domain/text'
import { HOUR_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { app, database, get } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const { db } = database

const bikes = await addSection({ slug: 'kola' })
const dating = await addSection({ slug: 'seznamka', brandCode: 'adult' })

type NewUser = Partial<typeof users.$inferInsert> & { nickname: string }

const addUser = async (user: NewUser) => {
  const email = `${foldLetters(user.nickname)}@posta.example`
  const [added] = await db
    .insert(users)
    .values({
      nicknameFolded: foldLetters(user.nickname),
      nicknameSkeleton: user.nickname,
      email,
      emailFolded: email,
      emailVerifiedAt: new Date(),
      createdAt: new Date('2024-03-01T10:00:00Z'),
      ...user,
    })
    .returning()
  if (!added) throw new Error('The account was not added.')

  return added
}

const profileOf = (name: string, brand: 'general' | 'adult' = 'general', query = '') =>
  app.inject({
    url: `/api/front/advertisers/${name}${query}`,
    headers: visitorOf(brand),
  })

const jana = await addUser({ nickname: 'Žofie.K', firstName: 'Žofie', lastName: 'Tajná' })
const under = { userId: jana.id, nickname: jana.nickname }
const at = (day: number) => new Date(Date.UTC(2026, 4, day))
const older = await addAd(bikes, { ...under, createdAt: at(1), phone: '+420777123456' })
const newer = await addAd(bikes, { ...under, createdAt: at(2) })

const slugsOf = (body: { data: { advertisements: { data: readonly { slug: string }[] } } }) =>
  body.data.advertisements.data.map(({ slug }) => slug)

test('R050 a profile has nickname, kind, since when, and the published ads, newest first', async () => {
  const answer = await profileOf('zofie.k')
  const body = answer.json()
  readAdvertiserCall.responses[200].parse(body)

  expect(answer.statusCode).toBe(200)
  expect(body.data).toMatchObject({
    nickname: 'Žofie.K',
    kind: 'private',
    memberSince: '2024-03-01',
    adsCount: 2,
    advertisements: { meta: { pagination: { total: 2 } } },
  })
  expect(slugsOf(body)).toEqual([newer.slug, older.slug])
  expect(answer.body).not.toMatch(/Tajná|777|posta\.example/)
})

test('R050 an ad under another name or none is not in the profile and does not lead to it', async () => {
  const anonymous = await addAd(bikes, { userId: jana.id, nickname: null, firstName: 'J.' })
  const other = await addAd(bikes, { userId: jana.id, nickname: 'sberatelka' })

  for (const ad of [anonymous, other]) {
    const answer = await app.inject({
      url: `/api/front/slug/${ad.slug}`,
      headers: visitorOf('general'),
    })
    const read = AdAnswerSchema.parse(answer.json())

    expect(read.data.advertiser?.data).toEqual({
      nickname: ad.nickname,
      kind: 'private',
      memberSince: null,
      adsCount: 1,
    })
    expect(answer.body).not.toContain('Žofie')
    expect((await get(`/api/front/inzrts/${ad.slug}/others`)).data).toEqual([])
  }
  expect(slugsOf((await profileOf('zofie.k')).json())).toEqual([newer.slug, older.slug])
  const others = (await get(`/api/front/inzrts/${newer.slug}/others`)).data
  expect(others.map(({ slug }: { slug: string }) => slug)).toEqual([older.slug])
})

test('R050 a guest who writes the nickname of an account is not taken for it', async () => {
  const guest = await addAd(bikes, { nickname: jana.nickname })
  const { data } = await get(`/api/front/slug/${guest.slug}`)

  expect(data.advertiser.data).toMatchObject({ memberSince: null, adsCount: 1 })
  expect(data.advertiser.data).not.toHaveProperty('hasProfile')
  expect(slugsOf((await profileOf('zofie.k')).json())).not.toContain(guest.slug)
})

test('R050 the page of an ad says that its nickname has a profile', async () => {
  const { data } = await get(`/api/front/slug/${newer.slug}`)

  expect(data.advertiser.data).toMatchObject({ nickname: 'Žofie.K', adsCount: 2, hasProfile: true })
})

test('R050 an ad that is over, paused or of the sister site is in no profile', async () => {
  const shop = await addUser({
    nickname: 'obchod',
    kind: 'business',
    companyName: 'Obchod s. r. o.',
  })
  const owned = { userId: shop.id, nickname: 'obchod' }
  const here = await addAd(bikes, owned)
  const there = await addAd(dating, owned)
  await addAd(bikes, { ...owned, state: 'paused' })
  await addAd(bikes, { ...owned, validUntil: new Date(Date.now() - HOUR_MS) })

  const general = (await profileOf('obchod')).json()
  expect([general.data.adsCount, slugsOf(general)]).toEqual([1, [here.slug]])
  expect(slugsOf((await profileOf('obchod', 'adult')).json())).toEqual([there.slug])
})

test('R050 all ads of a company are in its profile, whatever they are signed with', async () => {
  const firm = await addUser({ nickname: 'firma', kind: 'business', companyName: 'Kola s. r. o.' })
  const ad = await addAd(bikes, { userId: firm.id, nickname: 'prodejna Brno' })

  expect(slugsOf((await profileOf('firma')).json())).toEqual([ad.slug])
})

test('R050 a person known on the general site cannot be looked up among ads for adults', async () => {
  const both = await addUser({ nickname: 'na_obou' })
  const owned = { userId: both.id, nickname: 'na_obou' }
  const there = await addAd(dating, owned)
  expect((await profileOf('na_obou', 'adult')).statusCode).toBe(200)

  await addAd(bikes, { ...owned, state: 'expired' })
  expect((await profileOf('na_obou', 'adult')).statusCode).toBe(404)
  const shown = await app.inject({
    url: `/api/front/slug/${there.slug}`,
    headers: visitorOf('adult'),
  })
  expect(shown.json().data.advertiser.data).not.toHaveProperty('hasProfile')
})

test('R050 who is unknown, blocked, deleted, unverified or shows nothing is answered alike', async () => {
  const hidden = {
    zablokovana: { blockedAt: new Date() },
    smazana: { deletedAt: new Date() },
    neoverena: { emailVerifiedAt: null },
  }
  for (const [nickname, state] of Object.entries(hidden)) {
    const { id } = await addUser({ nickname, ...state })
    await addAd(bikes, { userId: id, nickname })
  }
  await addUser({ nickname: 'bez_inzeratu' })
  const names = [...Object.keys(hidden), 'bez_inzeratu', 'nikdo', 'reset-hesla', '%C5%BDofie.K']
  const answers = await Promise.all(names.map((name) => profileOf(name)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 404))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

test('R050 a block takes the profile away at once', async () => {
  const { id } = await addUser({ nickname: 'chvilkova' })
  const ad = await addAd(bikes, { userId: id, nickname: 'chvilkova' })
  expect((await profileOf('chvilkova')).statusCode).toBe(200)
  await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id))

  expect((await profileOf('chvilkova')).statusCode).toBe(404)
  expect((await get(`/api/front/slug/${ad.slug}`)).data.advertiser.data).not.toHaveProperty(
    'hasProfile',
  )
})

test.each(['%ED%A0%80', 'x'.repeat(5_000), '..%2Fadmin', '%00', '%27%3B--', 'Zofie.K', '...'])(
  'R050 an odd nickname in the address is nobody’s: %.20s',
  async (name) => {
    expect([400, 404]).toContain((await profileOf(name)).statusCode)
  },
)

test('R050 pages of a profile and its cursor go through all ads once', async () => {
  const { id } = await addUser({ nickname: 'pilna' })
  const placed = []
  for (let n = 0; n < 5; n++)
    placed.push((await addAd(bikes, { userId: id, nickname: 'pilna', createdAt: at(n + 1) })).slug)
  const first = (await profileOf('pilna', 'general', '?perPage=2')).json()
  const { after, total } = first.data.advertisements.meta.pagination
  const behind = (await profileOf('pilna', 'general', `?perPage=4&after=${after}`)).json()
  const second = (await profileOf('pilna', 'general', '?perPage=2&page=2')).json()

  expect(total).toBe(5)
  expect([...slugsOf(first), ...slugsOf(behind)]).toEqual(placed.toReversed())
  expect(slugsOf(second)).toEqual(slugsOf(behind).slice(0, 2))
})

const dealer = await addUser({ nickname: 'prodejce', kind: 'business', companyName: 'Kola a díly' })
const parts = await addSection({ slug: 'dily', name: 'Díly', parentId: bikes.id, level: 2 })
const goods = await Promise.all(
  (
    [
      [bikes, 'Prodám dětské kolo Author'],
      [bikes, 'Horské kolo Rock Machine'],
      [parts, 'Přehazovačka Shimano na kolo'],
      [parts, 'Helma Uvex'],
    ] as const
  ).map(([section, heading], n) =>
    addAd(section, { userId: dealer.id, nickname: 'prodejce', heading, createdAt: at(n + 1) }),
  ),
)
const [child, mountain, gears, helmet] = goods.map(({ slug }) => slug)

test.each([
  ['?q=kolo', [gears, mountain, child], [2, 1]],
  ['?q=kola%20dětská', [child], [1]],
  ['?q=přehaz', [gears], [1]],
  ['?sectionSlug=dily', [helmet, gears], [2, 2]],
  ['?sectionSlug=kola', [helmet, gears, mountain, child], [2, 2]],
  ['?sectionSlug=dily&q=kolo', [gears], [2, 1]],
  ['?q=traktor', [], []],
  ['?q=%3F%21', [], []],
  ['?q=%20', [helmet, gears, mountain, child], [2, 2]],
  ['?sectionSlug=zadna', [], [2, 2]],
  ['?sectionSlug=seznamka', [], [2, 2]],
])('V023 %s is looked for among the ads of one advertiser', async (query, found, counts) => {
  const { data } = (await profileOf('prodejce', 'general', query)).json()

  expect(slugsOf({ data })).toEqual(found)
  expect(data.advertisements.meta.pagination.total).toBe(found.length)
  expect(data.adsCount).toBe(4)
  expect(data.sections.map(({ adsCount }: { adsCount: number }) => adsCount)).toEqual(counts)
})

test('V023 pages and cursors go on in what was found', async () => {
  const first = (await profileOf('prodejce', 'general', '?q=kolo&perPage=2')).json()
  const { after, links } = first.data.advertisements.meta.pagination
  const rest = (await profileOf('prodejce', 'general', `?q=kolo&after=${after}`)).json()

  expect(slugsOf(first)).toEqual([gears, mountain])
  expect(links.next).toContain('q=kolo')
  expect(slugsOf(rest)).toEqual([child])
})

test.each([`?q=${'x'.repeat(2_001)}`, '?sectionSlug=..%2F'])(
  'V023 %.20s is no question',
  async (query) => {
    expect((await profileOf('prodejce', 'general', query)).statusCode).toBe(400)
  },
)

test('V023 whatever is asked for, no query of it breaks', async () => {
  for (const q of ["'", "a' | 'b", ':*', '\\', '!kolo', '(', 'kolo & | !', '\0', 'x'.repeat(2_000)])
    expect((await profileOf('prodejce', 'general', `?q=${encodeURIComponent(q)}`)).statusCode).toBe(
      200,
    )
})
