import { beforeEach, expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'

const { addSection, addAd, ask, database, register } = await createAdvertisers()
const sport = await addSection({ name: 'Sport', slug: 'sport' })
const bikes = await addSection({ name: 'Kola', slug: 'kola', parentId: sport.id })
const books = await addSection({ name: 'Knihy', slug: 'knihy' })
const jana = await register()
await database.pool.query('update users set email_verified_at = now()')
const [{ id: userId }] = (await database.pool.query('select id from users')).rows
const of = { userId, nickname: jana.nickname, email: 'jana@posta.example', showEmail: true }
const bike = await addAd(bikes, { ...of, heading: 'Prodám horské kolo' })
const book = await addAd(books, { ...of, heading: 'Prodám knihu o kole' })

const hide = (slug: string, isHidden = true) =>
  database.pool.query('update sections set is_active = $2 where slug = $1', [slug, !isHidden])
const front = (path: string, token?: string) =>
  ask(path.startsWith('/') ? path : `/api/front/${path}`, {
    headers: { ...visitorOf('general'), ...(token && { authorization: `Bearer ${token}` }) },
  })
const slugsOf = async (path: string, read: (data: never) => { slug: string }[]) => {
  const answer = await front(path)
  expect(answer.statusCode, answer.body).toBe(200)

  return read(answer.json().data as never).map(({ slug }) => slug)
}
const both = [book.slug, bike.slug].toSorted()

beforeEach(async () => {
  await hide('kola', false)
  await hide('sport', false)
})

type Found = { advertisements: { data: { slug: string }[] } }
const LISTS: readonly [string, string, (data: never) => { slug: string }[]][] = [
  ['the newest of the site', 'inzrts', (data: { slug: string }[]) => data],
  ['a search', 'search?q=kolo', (data: Found) => data.advertisements.data],
  ['a profile', `advertisers/${jana.nickname}`, (data: Found) => data.advertisements.data],
  ['the sitemap', '/sitemap-files/1', (data: { slug: string }[]) => data],
]

test.each(LISTS)('%s shows no ads of a section that an admin hides', async (_, path, read) => {
  expect((await slugsOf(path, read)).toSorted()).toEqual(both)
  await hide('kola')

  expect(await slugsOf(path, read)).toEqual([book.slug])
})

test.each(['kola', 'sport'])(
  'an ad below the hidden section %s is nowhere to be found',
  async (hidden) => {
    await hide(hidden)

    for (const path of [`slug/${bike.slug}`, `inzrts/${bike.slug}`, 'slug/kola'])
      expect((await front(path)).statusCode, path).toBe(404)
    expect((await front(`slug/${book.slug}`)).statusCode).toBe(200)
  },
)

test('who advertises in a hidden section still sees the ad and may end it', async () => {
  await hide('kola')
  const own = await front('me/inzrts', jana.token)

  expect(own.json().data.map(({ slug }: { slug: string }) => slug)).toContain(bike.slug)
  expect((await front(`inzrts/${bike.slug}`, jana.token)).statusCode).toBe(200)
})

test('sections above a hidden one count its ads no more', async () => {
  const count = async () =>
    (await front('sections')).json().data.find(({ slug }: { slug: string }) => slug === 'sport')
  const { adsCount } = await count()
  await hide('kola')

  expect((await count()).adsCount).toBe(adsCount - 1)
})
