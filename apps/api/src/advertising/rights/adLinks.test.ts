import { MINUTE_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adTokens } from '../../platform/database/schema/adTokens.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'
import { issueAdLink, pendingEmailOf, redeemAdLink } from './adLinks.ts'

const { database } = await createAccounts()
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const START = Date.parse('2026-05-04T08:00:00Z')
const after = (minutes: number): Date => new Date(START + minutes * MINUTE_MS)

type Purpose = Parameters<typeof issueAdLink>[2]

const issue = async (purpose: Purpose, email?: string) => {
  const { id } = await addAd(section)
  const token = await database.db.transaction((tx) => issueAdLink(tx, id, purpose, after(0), email))

  return { id, token }
}
const redeem = (token: string, purpose: Purpose, minutes: number) =>
  database.db.transaction((tx) => redeemAdLink(tx, token, purpose, after(minutes)))

test.each([
  ['confirm', 48 * 60],
  ['intake', 48 * 60],
  ['manage', 10],
] as const)('N017 a link to %s an ad is good for %i minutes', async (purpose, minutes) => {
  const [inTime, late] = [await issue(purpose), await issue(purpose)]

  expect(await redeem(inTime.token, purpose, minutes - 1)).toEqual({ adId: inTime.id, email: null })
  expect(await redeem(late.token, purpose, minutes)).toBeNull()
})

test('N017 a link is good once, for what it was made for, and only its hash is kept', async () => {
  const { id, token } = await issue('confirm', 'jana@posta.example')
  const [kept] = await database.db.select().from(adTokens).where(eq(adTokens.adId, id))

  expect(JSON.stringify(kept)).not.toContain(token)
  expect(await redeem(token, 'manage', 1)).toBeNull()
  expect(await redeem(`${token}x`, 'confirm', 1)).toBeNull()
  expect(await redeem(token, 'confirm', 1)).toEqual({ adId: id, email: 'jana@posta.example' })
  expect(await redeem(token, 'confirm', 1)).toBeNull()
})

test('N017 an address waits until its link is opened or too old', async () => {
  const { id, token } = await issue('confirm', 'nova@posta.example')
  const pending = (email: string | null, minutes: number) =>
    pendingEmailOf(database, { id, email }, after(minutes))

  expect(await pending('jana@posta.example', 1)).toBe('nova@posta.example')
  expect(await pending(null, 1)).toBe('nova@posta.example')
  expect(await pending('nova@posta.example', 1)).toBeNull()
  expect(await pending(null, 48 * 60)).toBeNull()
  await redeem(token, 'confirm', 1)
  expect(await pending(null, 2)).toBeNull()
})

test('N017 an ad nothing was asked for has no address that waits', async () => {
  const { id } = await issue('manage')

  expect(await pendingEmailOf(database, { id, email: null }, after(1))).toBeNull()
})
