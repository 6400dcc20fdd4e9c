import { expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, call, register } = await createAccounts()
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const pink = await addSection({ brandCode: 'adult' })
const LIST = '/api/front/me/favourites'

const createUser = async () => {
  const { token } = await register()

  return {
    ask: (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, body?: object) =>
      call(method, path, body, { token }),
    slugs: async () =>
      (await call('GET', LIST, undefined, { token }))
        .json()
        .data.map(({ slug }: { slug: string }) => slug),
  }
}

test('P011 an ad is marked once and unmarked once, however often it is asked', async () => {
  const { ask, slugs } = await createUser()
  const ad = await addAd(section)
  const path = `${LIST}/${ad.slug}`

  expect((await ask('PUT', path)).statusCode).toBe(200)
  expect((await ask('PUT', path)).statusCode).toBe(200)
  expect(await slugs()).toEqual([ad.slug])
  expect((await ask('DELETE', path)).statusCode).toBe(200)
  expect((await ask('DELETE', path)).statusCode).toBe(200)
  expect(await slugs()).toEqual([])
})

test('P011 what is not public, or of the other site, cannot be marked', async () => {
  const { ask, slugs } = await createUser()
  const hidden = await addAd(section, { state: 'waiting_approval' })
  const other = await addAd(pink, { brandCode: 'adult' })

  for (const { slug } of [hidden, other, { slug: 'neni-zzzz' }])
    expect((await ask('PUT', `${LIST}/${slug}`)).statusCode).toBe(404)
  expect(await slugs()).toEqual([])
})

test('P011 marks made before the login come along, without those that are gone', async () => {
  const { ask, slugs } = await createUser()
  const [kept, brought] = [await addAd(section), await addAd(section)]
  await ask('PUT', `${LIST}/${kept.slug}`)
  const answer = await ask('POST', LIST, { slugs: [kept.slug, brought.slug, 'neni-zzzz'] })

  expect(answer.statusCode).toBe(200)
  expect((await slugs()).toSorted()).toEqual([kept.slug, brought.slug].toSorted())
})

test('P011 what an ad cost when it was marked is remembered, so that a drop shows', async () => {
  const { ask } = await createUser()
  const ad = await addAd(section, { priceType: 'czk', priceAmount: 150_000 })
  await ask('PUT', `${LIST}/${ad.slug}`)
  await database.pool.query('update ads set price_amount = 120000 where id = $1', [ad.id])

  expect((await ask('GET', LIST)).json().data).toMatchObject([
    { price: { type: 'czk', amount: 120_000 }, markedPrice: { type: 'czk', amount: 150_000 } },
  ])
})

test('P011 a browser reads the ads it marked, the newest first, without those that are gone', async () => {
  const [one, two] = [await addAd(section), await addAd(section)]
  const hidden = await addAd(section, { state: 'blocked' })
  const other = await addAd(pink, { brandCode: 'adult' })
  const slugs = [two, hidden, other, one].map(({ slug }) => slug)
  const answer = await call('POST', '/api/front/marked-ads', { slugs: [...slugs, 'neni-zzzz'] })

  expect(answer.json().data.map(({ slug }: { slug: string }) => slug)).toEqual([two.slug, one.slug])
  expect((await call('POST', '/api/front/marked-ads', { slugs: [] })).statusCode).toBe(422)
})
