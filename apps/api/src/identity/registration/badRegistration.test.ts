import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'
import { business } from './business.testdata.ts'

const { call, register, registration, database } = await createAccounts()
const { addPlace } = createWorld(database)

const send = (changes: object, client = '192.0.2.77') =>
  call('POST', '/api/auth/register', registration(changes), { client })
const rowOf = async (nickname: string) =>
  (await database.db.select().from(users).where(eq(users.nickname, nickname)))[0]

test.each([
  [{ companyName: '' }, 'companyName', 'Pole „název firmy“ je povinné.'],
  [{ companyId: '' }, 'companyId', 'Pole „IČO“ je povinné.'],
  [{ companyAddress: '' }, 'companyAddress', 'Pole „sídlo“ je povinné.'],
  [
    { selfCertified: false },
    'selfCertified',
    expect.stringContaining('v\u00a0souladu s\u00a0právem'),
  ],
])('R272 P042 a business without %j is told so', async (change, field, text) => {
  const answer = await send({ ...business, ...change })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ [field]: [text] })
})

test('R272 a locality is kept, one nobody knows is refused', async () => {
  const pscId = await addPlace()
  const { nickname } = await register({ pscId })

  expect(await rowOf(nickname)).toMatchObject({ localityId: pscId, phone: null })
  expect((await send({ pscId: 2_000_000_000 })).json().errors).toEqual({
    pscId: ['Tuto lokalitu neznáme. Vyberte ji prosím ze seznamu.'],
  })
})

test.each([
  ['admin'],
  ['Moderátor'],
  ['_podpora_'],
  ['inzrt'],
  ['login'],
  ['muj-ucet'],
  ['reset-hesla'],
  ['_._'],
  // Cyrillic, Greek, and a letter that only looks like ours.
  ['аdmin'],
  ['Јана'],
  ['αlena'],
])('R272 nobody may call themselves %s', async (nickname) => {
  const answer = await send({ nickname }, nickname)

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual(['nickname'])
})

test.each([['12345678'], ['password1'], ['Heslo123'], ['TAJNEHESLO']])(
  'R272 the password %s, which everybody tries first, is refused in Czech',
  async (password) => {
    const answer = await send({ password, password_confirmation: password })

    expect(answer.json().errors).toEqual({
      password: ['Toto heslo zkoušejí útočníci jako první. Zvolte prosím jiné.'],
    })
  },
)

test('R272 a password of 128 characters counts to its last one, a longer one is refused', async () => {
  const password = `${'ž🚲 '.repeat(31)}abcd`
  expect(password).toHaveLength(128)
  const { nickname } = await register({ password, password_confirmation: password })
  const logIn = (text: string) =>
    call('POST', '/api/auth/login', { nickname, password: text }, { client: '192.0.2.9' })

  expect((await logIn(password)).statusCode).toBe(200)
  expect((await logIn(`${password.slice(0, -1)}e`)).statusCode).toBe(401)
  expect((await logIn(`${password}x`)).statusCode).toBe(401)
  for (const long of ['a'.repeat(129), 'a1'.repeat(5_000)]) {
    expect((await logIn(long)).statusCode).toBe(422)
    expect((await send({ password: long, password_confirmation: long })).statusCode).toBe(422)
  }
})

test.each([
  ['firstName', 'Jana\r\nBcc: Eva'],
  ['lastName', 'Nov\ták'],
  ['companyName', 'Firma\u2028s. r. o.'],
])('R272 %s with characters that cannot be printed is refused', async (field, text) => {
  const answer = await send({ ...business, [field]: text })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors[field][0]).toContain('znaky, které nejdou vytisknout')
})

test('R272 of a name no sign is kept that nobody sees', async () => {
  const { nickname } = await register({ firstName: 'Jana\u202egro', lastName: 'Nov\u0000ák' })

  expect(await rowOf(nickname)).toMatchObject({ firstName: 'Janagro', lastName: 'Novák' })
})

test('R272 names at their limit are kept whole, over it refused', async () => {
  const { nickname } = await register({ firstName: '🙂'.repeat(50), lastName: 'ž'.repeat(50) })

  expect((await rowOf(nickname))?.lastName).toBe('ž'.repeat(50))
  expect((await send({ lastName: 'ž'.repeat(51) })).json().errors).toEqual({
    lastName: ['Pole „příjmení“ může mít nejvýše 50\u00a0znaků.'],
  })
})
