import { ProfileSchema } from '@inzrt/contracts/account/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'

const { call, register, registration, askForCode, givePhone, database, clock } =
  await createAccounts()

const DAY = 86_400
const CODE_MISSING = 'Ověřte prosím telefon kódem z\u00a0SMS.'
const CODE_WRONG = 'Ověřovací kód není správný nebo vypršel.'

const patch = (token: string, body: object) => call('PATCH', '/api/auth/user', body, { token })
const phoneOf = async (token: string) => {
  const answer = await call('GET', '/api/auth/user/profile', undefined, { token })
  const { phoneNumber, phoneVerified } = ProfileSchema.parse(answer.json().data)

  return [phoneNumber, phoneVerified]
}
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')

test('R272 P036 a registration keeps a phone once its code proves it in the browser that asked', async () => {
  const phoneNumber = '+420777100100'
  const [own, thief] = ['browser-of-the-owner', 'browser-of-a-thief']
  const verificationCode = await askForCode(phoneNumber, { flow: own })
  const send = (changes: object, flow = own) =>
    call('POST', '/api/auth/register', registration({ phoneNumber, ...changes }), {
      flow,
      client: '192.0.2.61',
    })
  const told = async (...sent: Parameters<typeof send>) =>
    (await send(...sent)).json().errors?.verificationCode

  expect(await told({})).toEqual([CODE_MISSING])
  expect(await told({ verificationCode: otherThan(verificationCode) })).toEqual([CODE_WRONG])
  expect(await told({ verificationCode }, thief)).toEqual([CODE_WRONG])
  // A registration refused for another fault leaves the code usable.
  expect((await send({ verificationCode, pscId: 2_000_000_000 })).statusCode).toBe(422)
  const answer = await send({ verificationCode })
  expect(answer.statusCode).toBe(201)
  expect(await phoneOf(answer.json().access_token)).toEqual([phoneNumber, true])
  expect(await told({ verificationCode })).toEqual([CODE_WRONG])
})

test('R272 a taken nickname leaves the code of the phone usable', async () => {
  const phoneNumber = '+420777100200'
  const { nickname } = await register()
  const visitor = { flow: 'browser-with-a-code', client: '192.0.2.62' }
  const proved = { phoneNumber, verificationCode: await askForCode(phoneNumber, visitor) }
  const send = (changes: object) =>
    call('POST', '/api/auth/register', registration({ ...proved, ...changes }), visitor)

  expect((await send({ nickname })).json().errors).toHaveProperty('nickname')
  expect((await send({})).statusCode).toBe(201)
})

test('P036 another phone of an account is proved first; the former one stays until then', async () => {
  const { token, nickname } = await register()
  await givePhone(nickname, '+420777100300')
  const phoneNumber = '+420777100301'
  const verificationCode = await askForCode(phoneNumber, { token })
  const wrong = { phoneNumber, verificationCode: otherThan(verificationCode) }

  expect((await patch(token, { phoneNumber })).json().errors.verificationCode).toEqual([
    CODE_MISSING,
  ])
  expect((await patch(token, wrong)).json().errors.verificationCode).toEqual([CODE_WRONG])
  expect(await phoneOf(token)).toEqual(['+420777100300', true])
  expect((await patch(token, { phoneNumber, verificationCode })).statusCode).toBe(200)
  expect(await phoneOf(token)).toEqual([phoneNumber, true])
})

test('P036 a code of another account, of another number or of long ago proves nothing', async () => {
  const [one, other] = [await register(), await register()]
  const phoneNumber = '+420777100400'
  const verificationCode = await askForCode(phoneNumber, { token: one.token })
  const status = async (token: string, phone = phoneNumber) =>
    (await patch(token, { phoneNumber: phone, verificationCode })).statusCode

  expect(await status(other.token)).toBe(422)
  expect(await status(one.token, '+420777100401')).toBe(422)
  clock.pass(600)
  expect(await status(one.token)).toBe(422)
})

test('P036 a code is good for ten minutes', async () => {
  const { token } = await register()
  const phoneNumber = '+420777100402'
  const verificationCode = await askForCode(phoneNumber, { token })
  clock.pass(599)

  expect((await patch(token, { phoneNumber, verificationCode })).statusCode).toBe(200)
})

test('P036 after three wrong codes even the right one is refused', async () => {
  const { token } = await register()
  const phoneNumber = '+420777100500'
  const verificationCode = await askForCode(phoneNumber, { token })
  const wrong = { phoneNumber, verificationCode: otherThan(verificationCode) }
  for (let tries = 0; tries < 3; tries++) await patch(token, wrong)

  expect((await patch(token, { phoneNumber, verificationCode })).statusCode).toBe(422)
})

test('P036 a phone may be taken back, and what is said again needs no code', async () => {
  const { token, nickname } = await register()
  await givePhone(nickname, '+420777100600')

  expect((await patch(token, { phoneNumber: '+420777100600' })).statusCode).toBe(200)
  expect(await phoneOf(token)).toEqual(['+420777100600', true])
  await patch(token, { phoneNumber: '' })
  const [row] = await database.db.select().from(users).where(eq(users.nickname, nickname))
  expect([row?.phone, row?.phoneVerifiedAt]).toEqual([null, null])
})

test('P036 a phone counts as proved for ninety days', async () => {
  const { nickname, token } = await register()
  await givePhone(nickname, '+420777100700')
  const later = async (days: number) => {
    clock.pass(days * DAY)
    const answer = await call('POST', '/api/auth/login', {
      nickname,
      password: registration().password,
    })

    return phoneOf(answer.json().access_token)
  }

  expect(await phoneOf(token)).toEqual(['+420777100700', true])
  expect(await later(89)).toEqual(['+420777100700', true])
  expect(await later(1)).toEqual(['+420777100700', false])
})
