import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { adTokens } from '../platform/database/schema/adTokens.ts'
import { attempts } from '../platform/database/schema/attempts.ts'
import { authEvents } from '../platform/database/schema/authEvents.ts'
import { emailTokens } from '../platform/database/schema/emailTokens.ts'
import { idempotencyKeys } from '../platform/database/schema/idempotencyKeys.ts'
import { passwordResets } from '../platform/database/schema/passwordResets.ts'
import { phoneVerifications } from '../platform/database/schema/phoneVerifications.ts'
import { sessions } from '../platform/database/schema/sessions.ts'
import { endTerms } from '../platform/retention/endTerms.ts'
import { createAccounts } from '../test/createAccounts.ts'
import { createWorld } from '../test/createWorld.ts'
import { sweepIdentity } from './sweepIdentity.ts'

const { register, forgot, call, database, identity, clock } = await createAccounts()

const DAY = 86_400

const sweep = async () => {
  await sweepIdentity(identity)
  await endTerms(identity)
}

const counts = async () =>
  Promise.all(
    [attempts, emailTokens, passwordResets, sessions, authEvents].map((table) =>
      database.db.$count(table),
    ),
  )

/** Sweeps a second before and a second after so many days, and tells what was left of a table. */
const leftAround = async (days: number, table: PgTable) => {
  clock.pass(days * DAY - 1)
  await sweep()
  const before = await database.db.$count(table)
  clock.pass(2)
  await sweep()

  return [before, await database.db.$count(table)]
}

test('P045 what is known of logins goes when it is no longer good for anything', async () => {
  const { nickname } = await register()
  await forgot(nickname)
  await sweep()
  expect(await counts()).toEqual([5, 1, 1, 1, 2])

  // The address an account knows is kept for thirty days.
  clock.pass(4.5 * DAY)
  await sweep()
  expect(await counts()).toEqual([1, 0, 0, 1, 2])
  clock.pass(100 * DAY)
  await sweep()
  expect(await counts()).toEqual([0, 0, 0, 0, 2])
  clock.pass(100 * DAY)
  await sweep()
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})

test('P045 an ended session is known for ninety days, a login for half a year', async () => {
  const { token } = await register()
  await call('POST', '/api/auth/logout', undefined, { token })

  expect(await leftAround(90, sessions)).toEqual([1, 0])
  expect(await leftAround(90, authEvents)).toEqual([expect.any(Number), 0])
})

test('P045 a session that ended by itself is known for ninety days from then', async () => {
  await register()
  clock.pass(14 * DAY)

  expect(await leftAround(90, sessions)).toEqual([1, 0])
})

test('P045 a code for a new password is known for two days', async () => {
  const { nickname } = await register()
  await forgot(nickname)

  expect(await leftAround(2, passwordResets)).toEqual([1, 0])
})

test('P045 a used link of confirmation is known for two days beyond its own two', async () => {
  await sweep()
  await register()

  expect(await leftAround(4, emailTokens)).toEqual([1, 0])
})

test('P045 the link to an ad and the code of a phone are known for two days after their end', async () => {
  const world = createWorld(database)
  const { id: adId } = await world.addAd(await world.addSection())
  const [createdAt, expiresAt] = [clock.read(), clock.read()]
  await database.db
    .insert(phoneVerifications)
    .values({ phoneHash: 'a', codeHash: 'b', createdAt, expiresAt })
  await database.db.insert(adTokens).values({
    tokenHash: 'a',
    adId,
    purpose: 'manage',
    email: 'jana@example.cz',
    createdAt,
    expiresAt,
  })

  clock.pass(2 * DAY - 1)
  await sweep()
  expect(await database.db.$count(adTokens)).toBe(1)
  expect(await database.db.$count(phoneVerifications)).toBe(1)
  clock.pass(2)
  await sweep()
  expect(await database.db.$count(phoneVerifications)).toBe(0)
  expect(await database.db.$count(adTokens)).toBe(0)
})

test('P045 S015 that something was sent once is known for a day', async () => {
  await database.db
    .insert(idempotencyKeys)
    .values({ key: 'a', bodyHash: 'b', answer: {}, createdAt: clock.read() })

  expect(await leftAround(1, idempotencyKeys)).toEqual([1, 0])
})
