import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { favourites } from '../../platform/database/schema/favourites.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { somebodyWaits } from '../../test/somebodyWaits.ts'

const { database, identity, call, register, place, adOf, addSection, addAd } =
  await createAdvertisers()
const section = await addSection()
const { db } = database

const createMember = async () => {
  const { token, nickname } = await register()
  const user = await identity.users.findByName(nickname)
  if (!user) throw new Error('Nobody registered.')

  return { token, user, userId: user.id }
}

const shown = await addAd(section, { email: 'prodejce@posta.example', showEmail: true })
const message = { content: 'Je kolo ještě volné?', email: 'kupec@posta.example' }

test.each([
  ['an ad', (token: string) => place(adOf(section), { token }), ads, ads.userId],
  [
    'a mark',
    (token: string) => call('PUT', `/api/front/me/favourites/${shown.slug}`, {}, { token }),
    favourites,
    favourites.userId,
  ],
  [
    'a search',
    (token: string) =>
      call('POST', '/api/front/me/searches', { query: 'term=kolo', frequency: 'daily' }, { token }),
    savedSearches,
    savedSearches.userId,
  ],
  [
    'a message',
    (token: string) => call('POST', `/api/front/inzrts/${shown.slug}/messages`, message, { token }),
    conversations,
    conversations.buyerId,
  ],
])('P045 %s does not come into an account that is just being deleted', async (...row) => {
  const [, add, table, owner] = row
  const { token, user, userId } = await createMember()
  const adding = await db.transaction(async (tx) => {
    await identity.users.holdPassword(tx, user)
    const asked = add(token)
    await somebodyWaits(database)
    await identity.users.update(tx, userId, { deletedAt: new Date() })

    return { asked }
  })

  expect((await adding.asked).statusCode).toBe(401)
  expect(await db.select().from(table).where(eq(owner, userId))).toEqual([])
})

test('P045 what is being added while an account is deleted goes with it', async () => {
  const { token, userId } = await createMember()
  const removing = await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const asked = call('DELETE', '/api/auth/user', { password: PASSWORD }, { token })
    await somebodyWaits(database)
    await tx.insert(favourites).values({ userId, adId: shown.id, createdAt: new Date() })

    return { asked }
  })

  expect((await removing.asked).statusCode).toBe(200)
  expect(await db.select().from(favourites).where(eq(favourites.userId, userId))).toEqual([])
})
