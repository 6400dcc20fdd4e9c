import { expect, test } from 'vitest'
import { callerAt } from '../../test/callerAt.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'
import { AD_PASSWORD } from '../../test/secrets.ts'
import { createAdGrants } from './adGrants.ts'
import { createAdRights } from './createAdRights.ts'

const { database, identity, clock } = await createAccounts()
const { addSection, addAd } = createWorld(database)
const grants = createAdGrants(Buffer.alloc(32))
const rights = createAdRights({ ...identity, grants })
const section = await addSection()

const newAd = async () => {
  const adPasswordHash = await identity.passwords.hash(AD_PASSWORD)

  return { ...(await addAd(section, { adPasswordHash })), adPasswordHash }
}
type Ad = Parameters<typeof rights.require>[0]

let clients = 0
const newCaller = () => callerAt(`2001:db8:0:${(clients++).toString(16)}::1`)
const userOf = (userId: number) => ({ userId, sessionId: 's', scope: 'user' }) as const

const claim = (ad: Ad, caller = newCaller(), password?: string) =>
  rights.require(ad, { user: null, caller, password })
const is = (code: string) => expect.objectContaining({ code })

const guess = async (ad: Ad, caller: ReturnType<typeof newCaller>, times: number) => {
  for (let n = 0; n < times; n++)
    await expect(rights.prove(ad, 'spatne heslo', caller)).rejects.toEqual(is('ad_password'))
}

test('R245 an ad belongs to its account, no matter who else is logged in', async () => {
  const ad = await newAd()
  const owned = { ...ad, userId: 7 }
  const caller = newCaller()

  expect(rights.mayChange(owned, { user: userOf(7), caller })).toBe(true)
  expect(rights.mayChange(owned, { user: userOf(8), caller })).toBe(false)
  expect(rights.mayChange(owned, { user: null, caller })).toBe(false)
  expect(rights.mayChange({ ...ad, userId: null }, { user: null, caller })).toBe(false)
  await rights.require(owned, { user: userOf(7), caller })
  await expect(rights.require(owned, { user: userOf(8), caller })).rejects.toEqual(is('forbidden'))
})

test('R246 a grant stands in for the account, of its ad only', async () => {
  const [ad, other] = [await newAd(), await newAd()]
  const caller = { ...newCaller(), grant: grants.issue(ad.id, clock.read()) }

  await rights.require(ad, { user: null, caller })
  await expect(rights.require(other, { user: null, caller })).rejects.toEqual(is('forbidden'))
})

test('R177 the password of an ad opens it, another does not', async () => {
  const ad = await newAd()

  await claim(ad, newCaller(), AD_PASSWORD)
  await expect(claim(ad, newCaller(), 'spatne heslo')).rejects.toEqual(is('ad_password'))
  await expect(claim(ad, newCaller(), '')).rejects.toEqual(is('forbidden'))
  await expect(claim({ ...ad, adPasswordHash: null }, newCaller(), AD_PASSWORD)).rejects.toEqual(
    is('ad_password'),
  )
})

test('R177 five wrong passwords stop one client at one ad for a quarter of an hour', async () => {
  const [ad, other] = [await newAd(), await newAd()]
  const caller = newCaller()
  await guess(ad, caller, 5)

  await expect(claim(ad, caller, AD_PASSWORD)).rejects.toEqual(is('rate_limited'))
  await claim(other, caller, AD_PASSWORD)
  await claim(ad, newCaller(), AD_PASSWORD)
  clock.pass(899)
  await expect(claim(ad, caller, AD_PASSWORD)).rejects.toEqual(is('rate_limited'))
  clock.pass(2)
  await claim(ad, caller, AD_PASSWORD)
})

test('R177 the right password forgets the wrong ones of its ad', async () => {
  const ad = await newAd()
  const caller = newCaller()
  for (let round = 0; round < 3; round++) {
    await guess(ad, caller, 4)
    await claim(ad, caller, AD_PASSWORD)
  }
})

test('R177 twenty wrong passwords stop a client at every ad', async () => {
  const caller = newCaller()
  for (let n = 0; n < 4; n++) await guess(await newAd(), caller, 5)

  await expect(claim(await newAd(), caller, AD_PASSWORD)).rejects.toEqual(is('rate_limited'))
})

test('R177 right passwords are none of the twenty', async () => {
  const [ad, caller] = [await newAd(), newCaller()]
  for (let n = 0; n < 21; n++) await claim(ad, caller, AD_PASSWORD)
})
