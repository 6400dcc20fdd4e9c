import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passkeyChallenges } from '../../../platform/database/schema/passkeys.ts'
import { createPasskeyDevice } from '../../../test/createPasskeyDevice.ts'
import { createSecondFactors } from '../../../test/createSecondFactors.ts'
import { PASSWORD } from '../../../test/secrets.ts'
import { TEST_ORIGINS } from '../../../test/testSites.ts'

const world = await createSecondFactors()
const { call, clock, database, letters, logIn, register, beginLogin, newFlow } = world

const BASE = '/api/auth/second-factor'
const WRONG = { credential: ['Přístupový klíč se nepodařilo ověřit. Zkuste to prosím znovu.'] }
const HERE = TEST_ORIGINS.general

type Device = ReturnType<typeof createPasskeyDevice>

const begin = async (token: string) =>
  (await call('POST', `${BASE}/passkeys/begin`, { password: PASSWORD }, { token })).json().data
const add = (token: string, credential: object, name = 'Telefon') =>
  call('POST', `${BASE}/passkeys`, { name, credential }, { token })
const ask = async (flow: string) =>
  (await call('POST', '/api/auth/login/passkey/begin', undefined, { flow })).json().data
const take = (flow: string, credential: object) =>
  call('POST', '/api/auth/login/passkey', { credential }, { flow })
const read = async (token: string) => (await call('GET', BASE, undefined, { token })).json().data

/** Somebody who logs in by a passkey besides the password. */
const registerByPasskey = async (device: Device = createPasskeyDevice(HERE)) => {
  const person = await register()
  const answer = await add(person.token, device.make(await begin(person.token)))
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)

  return { ...person, device, codes: answer.json().data.recoveryCodes as string[] }
}

test('V026 a passkey is added by the password and what it signs, and takes the second step', async () => {
  const { nickname, email, token, device, codes } = await registerByPasskey()
  expect(codes).toHaveLength(10)
  expect((await letters(email))[0]).toMatchObject({
    template: 'secondFactorChanged',
    payload: { change: 'passkeyAdded' },
  })
  clock.pass(60)
  const flow = newFlow()
  expect((await logIn(nickname, PASSWORD, { flow })).json()).toEqual({
    ways: ['passkey', 'recovery'],
  })
  const answer = await take(flow, device.sign(await ask(flow)))
  expect(answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 10_800,
  })

  expect((await read(token)).passkeys).toEqual([
    {
      id: expect.any(Number),
      name: 'Telefon',
      isOfThisSite: true,
      addedAt: new Date(clock.read().getTime() - 60_000).toISOString(),
      lastUsedAt: clock.read().toISOString(),
    },
  ])
})

test('V026 without the password no passkey is begun', async () => {
  const { token } = await register()
  const answer = await call('POST', `${BASE}/passkeys/begin`, { password: 'nevím' }, { token })

  expect(answer.json().errors).toEqual({ password: ['Heslo není správné.'] })
})

test('V026 what a passkey signs counts once, within five minutes, where it was asked for', async () => {
  const { nickname, device } = await registerByPasskey()
  const [one, other] = [await beginLogin(nickname), await beginLogin(nickname)]
  const asked = await ask(one)
  expect((await take(other, device.sign(asked))).json().errors).toEqual(WRONG)
  const late = await ask(one)
  clock.pass(299)
  const again = await beginLogin(nickname)
  const fresh = await ask(again)
  expect((await take(one, device.sign(late))).statusCode).toBe(200)
  expect((await take(again, device.sign(late))).statusCode).toBe(422)
  clock.pass(300)

  expect((await take(again, device.sign(fresh))).statusCode).toBe(409)
  expect((await database.db.select().from(passkeyChallenges)).length).toBeGreaterThan(0)
})

test('V026 a signature made at another site, or for one, is refused', async () => {
  const far = 'http://inzrt.example.evil'
  const { token } = await register()
  const elsewhere = createPasskeyDevice(far, 'inzrt.example')
  expect((await add(token, elsewhere.make(await begin(token)))).json().errors).toEqual(WRONG)
  const foreign = createPasskeyDevice(HERE, 'inzrt.example.evil')

  expect((await add(token, foreign.make(await begin(token)))).json().errors).toEqual(WRONG)
})

test('V026 a passkey whose number goes back was copied, and is refused', async () => {
  const { nickname, device } = await registerByPasskey()
  const flow = await beginLogin(nickname)
  device.count(7)
  expect((await take(flow, device.sign(await ask(flow)))).statusCode).toBe(200)
  const next = await beginLogin(nickname)
  device.count(6)
  const answer = await take(next, device.sign(await ask(next)))

  expect([answer.statusCode, answer.json().errors]).toEqual([422, WRONG])
})

test("V026 another account's passkey opens nothing", async () => {
  const [jana, petr] = [await registerByPasskey(), await registerByPasskey()]
  const flow = await beginLogin(jana.nickname)

  expect((await take(flow, petr.device.sign(await ask(flow)))).json().errors).toEqual(WRONG)
})

test('V026 one passkey is one account’s', async () => {
  const { device } = await registerByPasskey()
  const { token } = await register()

  expect((await add(token, device.make(await begin(token)))).statusCode).toBe(409)
})

test('V026 what was asked for in one session is added in no other', async () => {
  const [jana, petr] = [await register(), await register()]
  const device = createPasskeyDevice(HERE)

  expect((await add(petr.token, device.make(await begin(jana.token)))).statusCode).toBe(422)
})

test('V026 a passkey of one site is offered at no other', async () => {
  const { nickname } = await registerByPasskey()
  const flow = newFlow()
  const answer = await logIn(nickname, PASSWORD, { flow, brand: 'adult' })
  expect(answer.json()).toEqual({ ways: ['recovery'] })
  const asked = await call('POST', '/api/auth/login/passkey/begin', undefined, {
    flow,
    brand: 'adult',
  })

  expect(asked.statusCode).toBe(409)
})

test('V026 a second passkey takes the second step first, which the first one takes', async () => {
  const { token, device } = await registerByPasskey()
  clock.pass(300)
  const path = `${BASE}/passkeys/begin`
  const refused = await call('POST', path, { password: PASSWORD }, { token })
  expect(refused.json().code).toBe('second_step')
  const asked = await call('POST', `${BASE}/passkey-proof/begin`, undefined, { token })
  const credential = device.sign(asked.json().data)
  const proof = () => call('POST', `${BASE}/passkey-proof`, { credential }, { token })
  expect((await proof()).statusCode).toBe(200)
  expect((await proof()).statusCode).toBe(422)
  const added = await add(token, createPasskeyDevice(HERE).make(await begin(token)), 'Klíčenka')

  expect(added.json().data).toEqual({ recoveryCodes: null })
  expect((await read(token)).passkeys).toMatchObject([{ name: 'Telefon' }, { name: 'Klíčenka' }])
})

test('V026 with the last passkey the second step ends, and nobody removes one of others', async () => {
  const [jana, petr] = [await registerByPasskey(), await registerByPasskey()]
  const [{ id }] = (await read(jana.token)).passkeys
  const remove = (token: string) => call('DELETE', `${BASE}/passkeys/${id}`, undefined, { token })
  expect((await remove(petr.token)).statusCode).toBe(404)
  expect((await remove(jana.token)).json()).toEqual({ message: 'Přístupový klíč je odebraný.' })
  expect(await read(jana.token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })

  expect((await logIn(jana.nickname)).statusCode).toBe(200)
})

test('V026 challenges of an account are gone with it', async () => {
  const { token } = await register()
  const { challenge } = await begin(token)
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token })
  const isIt = eq(passkeyChallenges.challenge, challenge)

  expect(await database.db.select().from(passkeyChallenges).where(isIt)).toEqual([])
})
