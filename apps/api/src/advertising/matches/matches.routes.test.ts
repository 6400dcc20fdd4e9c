import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, call, register } = await createAccounts()
const { db } = database
const { addSection, addAd, addPlace } = createWorld(database)
type Section = Awaited<ReturnType<typeof addSection>>

const person = async () => {
  const { nickname, token } = await register()
  const [user] = await db.select().from(users).where(eq(users.nickname, nickname))

  return { userId: user?.id ?? 0, token }
}

/** An ad of somebody new, and what suits it in their eyes. */
const newAd = async (section: Section, heading: string, more: Partial<typeof ads.$inferInsert>) => {
  const owner = await person()
  const ad = await addAd(section, { heading, userId: owner.userId, ...more })

  return {
    ...ad,
    ...owner,
    matching: async () => {
      const answer = await call('GET', `/api/front/inzrts/${ad.slug}/matches`, undefined, {
        token: owner.token,
        brand: section.brandCode,
      })

      return answer.json().data.map(({ slug }: { slug: string }) => slug)
    },
  }
}

test('N011 who looks for a thing and who offers it see each other beside their ads at once', async () => {
  const section = await addSection()
  const wanted = await newAd(section, 'Dětské kolo Brno', { type: 'inquiry' })
  expect(await wanted.matching()).toEqual([])
  const offered = await newAd(section, 'Prodám dětské kolo', {})

  expect(await wanted.matching()).toEqual([offered.slug])
  expect(await offered.matching()).toEqual([wanted.slug])
})

test('N011 own, ended, blocked and foreign ads are no match, and those there are are few', async () => {
  const [section, elsewhere] = [await addSection(), await addSection()]
  const wanted = await newAd(section, 'Koupím harmoniku', { type: 'inquiry' })
  const far = await addPlace({ psc: '11000', regionName: 'Hlavní město Praha' })
  const heading = 'Prodám harmoniku'
  await addAd(section, { heading, userId: wanted.userId })
  await addAd(section, { heading, validUntil: new Date('2026-05-01T00:00:00Z') })
  await addAd(section, { heading, state: 'blocked' })
  await addAd(section, { heading, localityId: far })
  await addAd(elsewhere, { heading })
  await addAd(section, { heading: 'Koupím harmoniku', type: 'inquiry' })
  await addAd(section, { heading: 'Prodám kytaru' })
  expect(await wanted.matching()).toEqual([])

  for (let more = 0; more < 8; more++) await addAd(section, { heading })
  expect(await wanted.matching()).toHaveLength(6)
  await db.update(ads).set({ state: 'paused' }).where(eq(ads.id, wanted.id))
  expect(await wanted.matching()).toEqual([])
})

test('N011 a guest’s own ads are known by their address', async () => {
  const section = await addSection()
  const email = 'harmonium@example.cz'
  const wanted = await newAd(section, 'Koupím harmonium', { type: 'inquiry', email })
  await addAd(section, { heading: 'Prodám harmonium', email })

  expect(await wanted.matching()).toEqual([])
})

test('N011 nobody else learns what suits an ad', async () => {
  const wanted = await newAd(await addSection(), 'Koupím basu', { type: 'inquiry' })
  const path = `/api/front/inzrts/${wanted.slug}/matches`
  const { token } = await person()

  expect((await call('GET', path)).statusCode).toBe(403)
  expect((await call('GET', path, undefined, { token })).statusCode).toBe(403)
  expect((await call('GET', path, undefined, { brand: 'adult' })).statusCode).toBe(404)
})
