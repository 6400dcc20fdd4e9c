import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appSecrets, recoveryCodes } from '../../platform/database/schema/secondFactors.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createSecondFactors } from '../../test/createSecondFactors.ts'
import { PASSWORD, TOKEN_KEY } from '../../test/secrets.ts'
import { createSecretSeal } from './app/createSecretSeal.ts'
import { resealSecrets } from './app/resealSecrets.ts'

const world = await createSecondFactors()
const { call, clock, database, letters, logIn, register } = world
const { beginApp, prove, registerInTwoSteps } = world

const BASE = '/api/auth/second-factor'
const NEW = 'jiné dlouhé heslo'

const read = async (token: string) => (await call('GET', BASE, undefined, { token })).json().data
const confirm = (token: string, code: string) =>
  call('POST', `${BASE}/app/confirm`, { code }, { token })
const remove = (token: string) => call('DELETE', `${BASE}/app`, undefined, { token })
const makeCodes = (token: string) => call('POST', `${BASE}/recovery-codes`, undefined, { token })
const isIn = async (token: string) =>
  (await call('GET', '/api/auth/user', undefined, { token })).statusCode === 200

test('V026 an app is set up by password and first code, and ten recovery codes show once', async () => {
  const { nickname, email, token } = await register()
  expect(await read(token)).toEqual({
    isOn: false,
    isRequired: false,
    appSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })
  const begun = await call('POST', `${BASE}/app`, { password: PASSWORD }, { token })
  const { secret, address } = begun.json().data
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect((await logIn(nickname)).statusCode).toBe(200)
  const answer = await confirm(token, world.appOf(secret).code())
  const { recoveryCodes: codes } = answer.json().data

  expect(new Set(codes).size).toBe(10)
  expect(codes[0]).toMatch(/^([2-9a-z]{4}-){3}[2-9a-z]{4}$/)
  expect(await read(token)).toEqual({
    isOn: true,
    isRequired: false,
    passkeys: [],
    recoveryCodesLeft: 10,
    appSince: clock.read().toISOString(),
  })
  expect((await letters(email))[0]).toMatchObject({
    template: 'secondFactorChanged',
    payload: { nickname, change: 'appAdded' },
  })
})

test('V026 neither the secret nor a recovery code is kept as it is', async () => {
  const { token } = await register()
  const begun = await call('POST', `${BASE}/app`, { password: PASSWORD }, { token })
  const { secret } = begun.json().data
  const { recoveryCodes: codes } = (await confirm(token, world.appOf(secret).code())).json().data
  const kept = JSON.stringify([
    await database.db.select().from(appSecrets),
    await database.db.select().from(recoveryCodes),
  ])

  for (const word of [secret, ...codes]) expect(kept).not.toContain(word)
})

test('V026 without the password nothing is begun', async () => {
  const { token } = await register()
  const answer = await call('POST', `${BASE}/app`, { password: 'nevím' }, { token })

  expect(answer.json().errors).toEqual({ password: ['Heslo není správné.'] })
  expect((await confirm(token, '123456')).statusCode).toBe(409)
})

test('V026 a wrong first code turns nothing on, and the setup ends after fifteen minutes', async () => {
  const { token } = await register()
  const app = await beginApp(token)
  expect((await confirm(token, app.code(5))).statusCode).toBe(422)
  expect((await read(token)).isOn).toBe(false)
  clock.pass(900)

  expect((await confirm(token, app.code())).statusCode).toBe(409)
})

test('V026 the first app ends the sessions that began in one step', async () => {
  const { nickname, token } = await register()
  const other = (await logIn(nickname)).json().access_token
  await confirm(token, (await beginApp(token)).code())

  expect([await isIn(token), await isIn(other)]).toEqual([true, false])
})

test('V026 a second app is refused while the first is there', async () => {
  const { token } = await registerInTwoSteps()
  const answer = await call('POST', `${BASE}/app`, { password: PASSWORD }, { token })

  expect(answer.statusCode).toBe(409)
})

const CHANGES = {
  'its app is removed': remove,
  'recovery codes are made': makeCodes,
  'the password is changed': (token: string) =>
    call(
      ...(['PUT', '/api/auth/user/password'] as const),
      { current_password: PASSWORD, password: NEW, password_confirmation: NEW },
      { token },
    ),
  'the e-mail is changed': (token: string) =>
    call(
      ...(['PUT', '/api/auth/user/email'] as const),
      { email: 'jinde@posta.example', password: PASSWORD },
      { token },
    ),
  'the account is deleted': (token: string) =>
    call('DELETE', '/api/auth/user', { password: PASSWORD }, { token }),
}

test.each(Object.entries(CHANGES))(
  'V026 before %s the second step is taken once more, for five minutes',
  async (_, change) => {
    const { token, app } = await registerInTwoSteps()
    clock.pass(300)
    const refused = await change(token)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_step'])
    expect((await prove(token, app.code())).statusCode).toBe(200)
    clock.pass(300)
    expect((await change(token)).statusCode).toBe(403)
    await prove(token, app.code())
    clock.pass(299)

    expect((await change(token)).statusCode).toBe(200)
  },
)

test('V026 a proof in one session is none in another', async () => {
  const { nickname, token, app } = await registerInTwoSteps()
  const flow = await world.beginLogin(nickname)
  const other = (await world.takeStep(flow, app.code())).json().access_token
  clock.pass(300)
  await prove(token, app.code())

  expect((await remove(other)).statusCode).toBe(403)
  expect((await remove(token)).statusCode).toBe(200)
})

test('V026 a proof takes no code that was taken, and five wrong ones make it wait', async () => {
  const { token, app } = await registerInTwoSteps()
  const code = app.code()
  expect((await prove(token, code)).statusCode).toBe(200)
  for (let n = 0; n < 5; n++) expect((await prove(token, code)).statusCode).toBe(422)
  clock.pass(30)

  expect((await prove(token, app.code())).statusCode).toBe(429)
})

test('V026 removing an app removes its recovery codes, and logins take one step again', async () => {
  const { nickname, email, token } = await registerInTwoSteps()
  expect((await remove(token)).json()).toEqual({ message: 'Aplikace je odebraná.' })
  expect(await read(token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
  expect((await letters(email))[0]).toMatchObject({ payload: { change: 'appRemoved' } })
  expect((await remove(token)).statusCode).toBe(404)

  expect((await logIn(nickname)).statusCode).toBe(200)
})

test('V026 new recovery codes end the old ones', async () => {
  const { nickname, email, token, codes } = await registerInTwoSteps()
  const { recoveryCodes: fresh } = (await makeCodes(token)).json().data
  expect((await letters(email))[0]).toMatchObject({ payload: { change: 'codesMade' } })
  const flow = await world.beginLogin(nickname)
  expect((await world.takeStep(flow, codes[0] ?? '')).statusCode).toBe(422)

  expect((await world.takeStep(flow, fresh[0])).statusCode).toBe(200)
})

test('V026 without a second step there is nothing to prove and no codes to make', async () => {
  const { token } = await register()

  expect((await prove(token, '123456')).statusCode).toBe(409)
  expect((await makeCodes(token)).statusCode).toBe(409)
})

test('V026 P045 a deleted account loses its second step, and the export has it without secrets', async () => {
  const { nickname, token } = await registerInTwoSteps()
  const exported = (await call('GET', '/api/auth/user/export', undefined, { token })).json().data
  expect(exported.secondStep).toEqual({
    appSince: expect.any(String),
    recoveryCodesLeft: 10,
    passkeys: [],
  })
  const [user] = await database.db.select().from(users).where(eq(users.nickname, nickname))
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token })
  const isTheirs = eq(recoveryCodes.userId, user?.id ?? 0)

  expect(await database.db.select().from(recoveryCodes).where(isTheirs)).toEqual([])
})

test('V026 secrets sealed with a former key are sealed again and go on', async () => {
  const { nickname, app } = await registerInTwoSteps()
  const next = createSecretSeal([{ id: 'next', secret: Buffer.alloc(32, 8) }, TOKEN_KEY])
  await resealSecrets(database, next)
  const kept = await database.db.select().from(appSecrets)
  expect(kept.filter(({ sealed }) => !sealed.startsWith('next.'))).toEqual([])
  const back = createSecretSeal([TOKEN_KEY, { id: 'next', secret: Buffer.alloc(32, 8) }])
  await resealSecrets(database, back)

  const flow = await world.beginLogin(nickname)
  expect((await world.takeStep(flow, app.code())).statusCode).toBe(200)
})

test('V026 R272 a registration sent again logs in to no account that takes two steps by now', async () => {
  const body = world.registration({})
  const sender = { key: 'registration-1', flow: world.newFlow() }
  const made = await call('POST', '/api/auth/register', body, sender)
  const { access_token: token } = made.json()
  const app = await beginApp(token)
  expect((await confirm(token, app.code())).statusCode).toBe(200)
  const again = await call('POST', '/api/auth/register', body, sender)

  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['nickname']])
})
