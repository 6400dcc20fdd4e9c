import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { users } from '../database/schema/users.ts'

const { call, place, adOf, registration, register, logIn, database, ...world } =
  await createAdvertisers()
const section = await world.addSection({ slug: 'kola', name: 'Kola' })
const { slug } = await world.addAd(section, { heading: 'Dětské kolo' })

test.each([
  ['browses sections', () => call('GET', '/api/front/sections')],
  ['browses a list', () => call('GET', '/api/front/sections/slug/kola?include=advertisements')],
  ['reads an ad', () => call('GET', `/api/front/slug/${slug}`)],
  ['searches', () => call('GET', '/api/front/search?q=kolo')],
  [
    'reports a wrong section',
    () => call('PUT', `/api/front/inzrts/${slug}/markAsHavingWrongSection`),
  ],
  ['reports what is improper', () => call('PUT', `/api/front/inzrts/${slug}/markInappropriate`)],
  ['registers', () => call('POST', '/api/auth/register', registration())],
  ['places an ad', () => place(adOf(section))],
])('R244 somebody without an account %s', async (_, asked) => {
  const { statusCode } = await asked()

  expect([200, 201]).toContain(statusCode)
})

test.each(['user', 'clerk', 'moderator', 'admin'] as const)(
  'R250 whose scope is %s is told so, from the next call on',
  async (scope) => {
    const { nickname, token } = await register()
    await database.db.update(users).set({ scope }).where(eq(users.nickname, nickname))
    const later = (await logIn(nickname)).json().access_token

    for (const one of [token, later])
      expect(
        (await call('GET', '/api/auth/user', undefined, { token: one })).json().data,
      ).toMatchObject({
        nickname,
        scope,
      })
  },
)
