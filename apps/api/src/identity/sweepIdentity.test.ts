import { expect, test } from 'vitest'
import { attempts } from '../platform/database/schema/attempts.ts'
import { authEvents } from '../platform/database/schema/authEvents.ts'
import { emailTokens } from '../platform/database/schema/emailTokens.ts'
import { passwordResets } from '../platform/database/schema/passwordResets.ts'
import { sessions } from '../platform/database/schema/sessions.ts'
import { createAccounts } from '../test/createAccounts.ts'
import { sweepIdentity } from './sweepIdentity.ts'

const { register, forgot, database, identity, clock } = await createAccounts()

const DAY = 86_400
const counts = async () =>
  Promise.all(
    [attempts, emailTokens, passwordResets, sessions, authEvents].map((table) =>
      database.db.$count(table),
    ),
  )

test('P045 what is known of logins goes when it is no longer good for anything', async () => {
  const { nickname } = await register()
  await forgot(nickname)
  await sweepIdentity(identity)
  expect(await counts()).toEqual([5, 1, 1, 1, 2])

  // The address an account knows is kept for thirty days.
  clock.pass(4.5 * DAY)
  await sweepIdentity(identity)
  expect(await counts()).toEqual([1, 0, 0, 1, 2])
  clock.pass(100 * DAY)
  await sweepIdentity(identity)
  expect(await counts()).toEqual([0, 0, 0, 0, 2])
  clock.pass(100 * DAY)
  await sweepIdentity(identity)
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})
