import { expect, test } from 'vitest'
import { Renewals } from './Renewals.ts'

let now = 0
const renewals = new Renewals(() => now)
const fresh = { token: 'new', tokenEndsAt: 1 }

test('a token is exchanged once for all who wait', async () => {
  let asked = 0
  const ask = async () => {
    asked += 1
    return fresh
  }
  const all = await Promise.all(Array.from({ length: 100 }, () => renewals.renew('old', ask)))
  expect(asked).toBe(1)
  expect(all).toEqual(all.map(() => fresh))
})

test('different tokens do not wait for each other', async () => {
  const slow = renewals.renew('slow', () => new Promise(() => undefined))
  expect(await renewals.renew('quick', async () => fresh)).toEqual(fresh)
  expect(await Promise.race([slow, 'waits'])).toBe('waits')
})

test('a failure reaches all who wait, and the next one asks again', async () => {
  const fail = () => Promise.reject(new Error('gone'))
  const both = await Promise.allSettled([renewals.renew('x', fail), renewals.renew('x', fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await renewals.renew('x', async () => fresh)).toEqual(fresh)
})

test('the successor of a token is kept while requests with the token may be under way', async () => {
  await renewals.renew('remembered', async () => fresh)
  now += 59_999
  expect(await renewals.renew('remembered', () => Promise.reject(new Error('asked')))).toEqual(
    fresh,
  )
  now += 1
  expect(renewals.known('remembered')).toBeNull()
})
