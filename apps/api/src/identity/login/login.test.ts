import { expect, test } from 'vitest'
import { CHROME, createAccounts, FIREFOX } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'

const { call, register, logIn, letters } = await createAccounts()

test('R251 R005 a right nickname and password give a token that lives three hours', async () => {
  const { nickname } = await register()
  const answer = await logIn(nickname)

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 10_800,
  })
})

test('R300 a token lives its three hours whole, however long its making took', async () => {
  let now = Date.parse('2026-05-04T08:00:00.000Z')
  const busy = await createAccounts({ clock: () => new Date(now++) })
  const { nickname } = await busy.register()

  expect((await busy.logIn(nickname)).json()).toMatchObject({ expires_in: 10_800 })
})

test('R251 case and accents of a nickname do not matter, those of a password do', async () => {
  await register({ nickname: 'Jiří.Kůň' })

  expect((await logIn('jiri.kun')).statusCode).toBe(200)
  expect((await logIn('jiri.kun', PASSWORD.toUpperCase())).statusCode).toBe(401)
})

test('R275 a wrong password is refused in the exact words', async () => {
  const { nickname } = await register()
  const answer = await logIn(nickname, 'jiné heslo')

  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({
    message: 'Uživatelské jméno nebo heslo není správně.',
    code: 'credentials',
  })
})

test('R253 R167 a token shows whose it is', async () => {
  const { nickname, email, token } = await register({ firstName: 'Jana' })
  const answer = await call('GET', '/api/auth/user', undefined, { token })

  expect(answer.json()).toEqual({
    data: { nickname, firstName: 'Jana', lastName: null, email, scope: 'user' },
  })
})

test('R253 without a token nobody is told', async () => {
  const answer = await call('GET', '/api/auth/user')

  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ message: 'Unauthenticated.', code: 'unauthenticated' })
})

test('R252 R278 a logged-out token is refused', async () => {
  const { token } = await register()
  const answer = await call('POST', '/api/auth/logout', undefined, { token })
  const after = await call('GET', '/api/auth/user', undefined, { token })

  expect(answer.json()).toEqual({ message: 'Odhlášení proběhlo úspěšně.' })
  expect(after.statusCode).toBe(401)
  expect(after.json().message).toBe('Token has expired')
})

test('P036 a login from a device the account has not seen is written to its owner', async () => {
  const { nickname, email } = await register({}, { userAgent: FIREFOX })
  await logIn(nickname, PASSWORD, { userAgent: FIREFOX })
  expect((await letters(email)).map(({ template }) => template)).toEqual(['verifyEmail'])

  await logIn(nickname, PASSWORD, { userAgent: CHROME })
  await logIn(nickname, PASSWORD, { userAgent: CHROME })
  const [alert, ...others] = await letters(email)
  expect(alert).toMatchObject({ template: 'loginAlert', payload: { device: 'Chrome, Windows' } })
  expect(others.map(({ template }) => template)).toEqual(['verifyEmail'])
})
