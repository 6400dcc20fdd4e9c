import { HOUR_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'

/** An api that read all sections before another one wrote, and has not heard of it. */
const { addSection, addAd, ask, database, register } = await createAdvertisers({
  maxAgeMs: HOUR_MS,
})
const old = await addSection({ name: 'Knihy', slug: 'knihy' })
const jana = await register()
await database.pool.query('update users set email_verified_at = now()')
const [{ id: userId }] = (await database.pool.query('select id from users')).rows
const of = { userId, nickname: jana.nickname, email: 'jana@posta.example', showEmail: true }
await addAd(old, { ...of, heading: 'Prodám knihu o kole' })

const front = (path: string) =>
  ask(`/api/front/${path}`, {
    headers: { ...visitorOf('general'), authorization: `Bearer ${jana.token}` },
  })

let added = 0
const addElsewhere = async () => {
  added += 1
  const section = await addSection({ name: `Nová ${added}`, slug: `nova-${added}` })

  return addAd(section, { ...of, heading: `Prodám kolo číslo ${added}` })
}

await front('sections')

test.each([
  ['the newest of the site', () => 'inzrts'],
  ['a search', () => 'search?q=kolo'],
  ['a profile', () => `advertisers/${jana.nickname}`],
  ['its page', (slug: string) => `inzrts/${slug}?include=section`],
  ['its address', (slug: string) => `slug/${slug}`],
] as const)('S001 an ad of a section added at another api is shown by %s', async (_, pathTo) => {
  const { slug } = await addElsewhere()
  const answer = await front(pathTo(slug))

  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body).toContain(slug)
})

test('S001 ads of several new sections are shown together', async () => {
  const slugs = [await addElsewhere(), await addElsewhere()].map(({ slug }) => slug)
  const answer = await front('inzrts')

  for (const slug of slugs) expect(answer.body).toContain(slug)
})
