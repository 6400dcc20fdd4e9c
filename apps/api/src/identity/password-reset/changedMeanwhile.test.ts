import { expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { somebodyWaits } from '../../test/somebodyWaits.ts'
import { passwordResetRows as resets } from './passwordResets.repository.ts'

const { identity, database, register, letters, call, clock, forgot, resetLetter } =
  await createAccounts()

test('P036 a link used while the password is changed waits, and is over then', async () => {
  const { nickname, email } = await register()
  const [letter] = await letters(email)
  await call('POST', '/api/auth/email/verify', { token: letter?.payload.token })
  await forgot(nickname)
  const { token } = await resetLetter(email)
  const user = await identity.users.findByName(nickname)
  if (!user) throw new Error('Nobody registered.')
  const passwords = { password: `${PASSWORD}!`, password_confirmation: `${PASSWORD}!` }
  const resetting = await database.db.transaction(async (tx) => {
    await identity.users.holdPassword(tx, user)
    const asked = call('POST', '/api/auth/password/reset', { nickname, token, ...passwords })
    await somebodyWaits(database)
    await resets.useAll(tx, user.id, clock.read())

    return { asked }
  })

  expect((await resetting.asked).statusCode).toBe(422)
})
