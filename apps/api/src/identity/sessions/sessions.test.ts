import { LoginSessionSchema } from '@inzrt/contracts/account/session'
import { expect, test } from 'vitest'
import { CHROME, createAccounts, FIREFOX } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'

const { call, register, logIn, clock } = await createAccounts()

const list = async (token: string) =>
  (await call('GET', '/api/auth/sessions', undefined, { token })).json().data
const end = (token: string, id: string) =>
  call('DELETE', `/api/auth/sessions/${id}`, undefined, { token })
const isIn = async (token: string) =>
  (await call('GET', '/api/auth/user', undefined, { token })).statusCode === 200

const twice = async () => {
  const { nickname, token } = await register({}, { userAgent: FIREFOX })
  clock.pass(60)
  const login = await logIn(nickname, PASSWORD, { userAgent: CHROME })

  return { first: token, second: login.json().access_token as string }
}

test('P036 one sees where one is logged in, this browser first', async () => {
  const { first } = await twice()
  const sessions = await list(first)
  for (const session of sessions) LoginSessionSchema.parse(session)

  expect(sessions).toMatchObject([
    { device: 'Firefox, Linux', isCurrent: true },
    { device: 'Chrome, Windows', isCurrent: false },
  ])
  expect(JSON.stringify(sessions)).not.toContain('Mozilla')
})

test('P036 a use is noted', async () => {
  const { token } = await register()
  clock.pass(120)
  await isIn(token)

  expect((await list(token))[0].lastUsedAt).toBe(clock.read().toISOString())
})

test('P036 one session is ended, the other goes on', async () => {
  const { first, second } = await twice()
  const [, { id }] = await list(first)

  expect((await end(first, id)).json()).toEqual({ message: 'Přihlášení jsme ukončili.' })
  expect([await isIn(first), await isIn(second)]).toEqual([true, false])
  expect((await end(first, id)).statusCode).toBe(404)
})

test('P036 all other sessions are ended at once', async () => {
  const { first, second } = await twice()
  const petr = await twice()
  await call('DELETE', '/api/auth/sessions', undefined, { token: second })

  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  expect([await isIn(petr.first), await isIn(petr.second)]).toEqual([true, true])
  expect(await list(second)).toHaveLength(1)
})

test('P036 nobody ends, or learns of, a session of somebody else', async () => {
  const jana = await twice()
  const petr = await register()
  const [{ id }] = await list(jana.first)

  expect((await end(petr.token, id)).statusCode).toBe(404)
  expect((await end(petr.token, 'neni')).statusCode).toBe(404)
  expect((await end(petr.token, 'a.b')).statusCode).toBe(404)
  expect(await isIn(jana.second)).toBe(true)
})
