import { expect, test } from 'vitest'
import { busyPasswords } from '../../test/busyPasswords.ts'
import { callerAt } from '../../test/callerAt.ts'
import { CHROME, createAccounts } from '../../test/createAccounts.ts'
import { makeQuickHash } from '../../test/makeQuickHash.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { createPasswords } from '../passwords/createPasswords.ts'
import { changePassword } from './changePassword.ts'
import { createPasswordProof } from './createPasswordProof.ts'

const { call, register, logIn, letters, clock, forgot, resetLetter, identity } =
  await createAccounts()

const NEW = 'jiné dlouhé heslo'
const CLIENT = '192.0.2.50'

const change = (token: string, body: object, client = CLIENT) =>
  call(
    'PUT',
    '/api/auth/user/password',
    { current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...body },
    { token, client },
  )
const readUser = async (token: string) =>
  (await call('GET', '/api/auth/user', undefined, { token })).statusCode

test('P036 another password ends the other sessions and is told by mail', async () => {
  const { nickname, email, token } = await register()
  const other = (await logIn(nickname, PASSWORD, { userAgent: CHROME })).json().access_token
  const answer = await change(token, {})

  expect(answer.json()).toEqual({
    message: 'Heslo je změněné. Ostatní přihlášení jsme ukončili.',
  })
  expect([await readUser(token), await readUser(other)]).toEqual([200, 401])
  expect((await logIn(nickname, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(nickname, NEW)).statusCode).toBe(200)
  expect((await letters(email))[0]).toMatchObject({
    template: 'passwordChanged',
    payload: { nickname, at: clock.read().toISOString() },
  })
})

test.each([
  [{ current_password: 'nevím' }, { current_password: ['Heslo není správné.'] }],
  [{ password: PASSWORD, password_confirmation: PASSWORD }, { password: [expect.any(String)] }],
  [
    { password: 'internet1', password_confirmation: 'internet1' },
    { password: [expect.stringContaining('Zvolte prosím jiné.')] },
  ],
  [{ password_confirmation: 'překlep' }, { password_confirmation: ['Hesla se neshodují.'] }],
])('P036 a change with %j is refused under its field', async (body, errors) => {
  const { token } = await register()
  const answer = await change(token, body)

  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
})

test('P036 the present password may be guessed five times in a quarter of an hour', async () => {
  const { token } = await register()
  for (let n = 0; n < 5; n++)
    expect((await change(token, { current_password: 'nevím' })).statusCode).toBe(422)
  const refused = await change(token, {})

  expect([refused.statusCode, refused.json().retryAfter]).toEqual([429, 900])
  expect((await change(token, {}, '192.0.2.51')).statusCode).toBe(200)
  clock.pass(900)
  expect(
    (
      await change(token, {
        current_password: NEW,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      })
    ).statusCode,
  ).toBe(200)
})

test('P036 proofs a busy machine refuses are no guesses', async () => {
  const { nickname, token } = await register()
  const user = await identity.users.findByName(nickname)
  if (!user) throw new Error('Nobody registered.')
  const proveBusy = createPasswordProof({ ...identity, passwords: busyPasswords })
  const typed = { password: 'nevím', field: 'current_password' }
  for (let n = 0; n < 6; n++)
    await expect(proveBusy(user, typed, callerAt(CLIENT))).rejects.toMatchObject({
      code: 'crowded',
    })

  expect((await change(token, { current_password: 'nevím' })).statusCode).toBe(422)
})

test('P036 proof and new password share one turn and its end', async () => {
  const { nickname, token } = await register()
  const ends = new Set<AbortSignal | undefined>()
  const passwords = createPasswords({
    makeHash: (parameters, end) => {
      ends.add(end)

      return makeQuickHash(parameters)
    },
  })
  const proof = createPasswordProof({ ...identity, passwords })
  await changePassword(
    {
      signedIn: await identity.sessions.authenticate({ bearer: token, isBearerConfirmed: true }),
      body: { current_password: PASSWORD, password: NEW, password_confirmation: NEW },
      caller: callerAt(CLIENT),
    },
    { ...identity, passwords, proof },
  )

  expect(ends.size).toBe(1)
  expect((await logIn(nickname, NEW)).statusCode).toBe(200)
})

test('P036 another password ends the mailed ways into the account that were there before', async () => {
  const { nickname, email, token } = await register()
  const verification = String((await letters(email))[0]?.payload.token)
  await call('POST', '/api/auth/email/verify', { token: verification })
  const claim = { email: `zlodej.${nickname}@posta.example`, password: PASSWORD }
  await call('PUT', '/api/auth/user/email', claim, { token })
  const claimed = String((await letters(claim.email))[0]?.payload.token)
  await forgot(nickname)
  const { token: link } = await resetLetter(email)
  expect((await change(token, {})).statusCode).toBe(200)

  const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
  const reset = { nickname, token: link, ...passwords }
  expect((await call('POST', '/api/auth/password/reset', reset)).statusCode).toBe(422)
  expect((await call('POST', '/api/auth/email/verify', { token: claimed })).statusCode).toBe(422)
})
