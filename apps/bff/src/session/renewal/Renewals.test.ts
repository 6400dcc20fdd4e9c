import { expect, test } from 'vitest'
import type { SessionExchange } from '../exchange/SessionExchange.ts'
import { Renewals } from './Renewals.ts'

/** A shared folder that fails: nothing is remembered, nobody is kept from asking. */
const FAILING: SessionExchange = {
  successor: async () => null,
  keepSuccessor: async () => undefined,
  settle: async () => undefined,
  claim: async () => async () => undefined,
  end: async () => undefined,
  hasEnded: async () => false,
  close: () => undefined,
}
const renewals = new Renewals(FAILING, [{ id: 'a', secret: Buffer.alloc(32) }])
const fresh = { token: 'new', tokenEndsAt: 1 }

test('without a shared folder a process still exchanges a token once for all who wait', async () => {
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
