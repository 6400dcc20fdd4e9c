import { ProfileSchema } from '@inzrt/contracts/account/user'
import { expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'

const { call, register, database, clock } = await createAccounts()
const { addPlace } = createWorld(database)

const patch = (token: string, body: object) => call('PATCH', '/api/auth/user', body, { token })
const profileOf = async (token: string) => {
  const answer = await call('GET', '/api/auth/user/profile', undefined, { token })

  return ProfileSchema.parse(answer.json().data)
}

test('R167 a new account is private, unconfirmed and without marketing', async () => {
  const { token, nickname, email } = await register()

  expect(await profileOf(token)).toEqual({
    nickname,
    email,
    firstName: null,
    lastName: null,
    scope: 'user',
    kind: 'private',
    emailVerified: false,
    pendingEmail: null,
    phoneNumber: null,
    phoneVerified: false,
    locality: null,
    companyName: null,
    companyId: null,
    companyAddress: null,
    vatId: null,
    companyRegister: null,
    country: null,
    marketing: false,
    silencedLetters: [],
    memberSince: clock.read().toISOString(),
  })
})

test('R167 what is sent changes, the rest stays, what is empty is taken back', async () => {
  const pscId = await addPlace()
  const { token } = await register({ firstName: 'Jana', lastName: 'Nová', pscId })
  const answer = await patch(token, { firstName: ' Hana ', lastName: '', marketing: true })

  expect(answer.json().data).toMatchObject({ firstName: 'Hana', lastName: null })
  expect(await profileOf(token)).toMatchObject({
    firstName: 'Hana',
    lastName: null,
    marketing: true,
    locality: { id: pscId, municipalityName: 'Brno' },
  })
  await patch(token, { pscId: null, marketing: false })
  expect(await profileOf(token)).toMatchObject({ locality: null, marketing: false })
})

test('R167 an empty change is no failure', async () => {
  const { token } = await register({ firstName: 'Jana' })

  expect((await patch(token, {})).json().data.firstName).toBe('Jana')
})

test('P042 P031 no company calls itself like the portal, nor by a telephone or by HTML', async () => {
  const company = { kind: 'business', companyName: 'Kola Brno', companyId: '25596641' } as const
  const rest = { companyAddress: 'Cejl 12, 602 00 Brno', country: 'CZ', selfCertified: true }
  const { token } = await register({ ...company, ...rest })
  for (const name of ['Inzrt, s. r. o.', 'Redakce lnzrt', 'Kola 777 123 456', 'Kola <b>Brno</b>'])
    expect((await patch(token, { companyName: name })).json().errors, name).toHaveProperty(
      'companyName',
    )

  expect((await patch(token, { companyName: 'Kola.cz a. s.' })).statusCode).toBe(200)
})

test('R167 P042 a business cannot stop saying who it is', async () => {
  const { token } = await register({
    kind: 'business',
    companyName: 'Kola Brno',
    companyId: '25596641',
    companyAddress: 'Cejl 12, 602 00 Brno',
    country: 'CZ',
    selfCertified: true,
  })
  const answer = await patch(token, { companyName: '', companyId: '12345678' })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ companyId: ['IČO není platné.'] })
  expect((await patch(token, { companyName: '' })).json().errors).toEqual({
    companyName: ['Pole „název firmy“ je povinné.'],
  })
})

test.each([
  [{ firstName: 'x'.repeat(51) }, 'firstName'],
  [{ lastName: 'a\nb' }, 'lastName'],
  [{ phoneNumber: '777' }, 'phoneNumber'],
  [{ pscId: 2_000_000_000 }, 'pscId'],
  [{ pscId: '1' }, 'pscId'],
  [{ marketing: 'yes' }, 'marketing'],
])('R167 a profile with %j is refused under its field', async (body, field) => {
  const { token } = await register()
  const answer = await patch(token, body)

  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
})
