import { toSkeleton } from '@inzrt/domain/text'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { idempotencyKeys } from '../../platform/database/schema/idempotencyKeys.ts'
import { retiredNicknames } from '../../platform/database/schema/retiredNicknames.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { business } from './business.testdata.ts'

const { call, register, registration, letters, database, clock } = await createAccounts()

const send = (changes: object, client = '192.0.2.77') =>
  call('POST', '/api/auth/register', registration(changes), { client })
const rowOf = async (nickname: string) =>
  (await database.db.select().from(users).where(eq(users.nickname, nickname)))[0]

test('R004 R272 anyone who registers is logged in and gets a letter to confirm the e-mail', async () => {
  const body = registration({ firstName: 'Jana' })
  const answer = await call('POST', '/api/auth/register', body)

  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 10_800,
    data: {
      nickname: body.nickname,
      firstName: 'Jana',
      lastName: null,
      email: body.email,
      scope: 'user',
    },
  })
  expect(await letters(body.email)).toMatchObject([
    { template: 'verifyEmail', payload: { nickname: body.nickname, token: expect.any(String) } },
  ])
})

test('R272 P042 a business says who it is', async () => {
  const { nickname } = await register(business)

  expect(await rowOf(nickname)).toMatchObject({
    kind: 'business',
    companyName: 'Kola Brno s. r. o.',
    companyId: '25596641',
    companyAddress: 'Cejl 12, 602 00 Brno',
    vatId: 'CZ25596641',
    country: 'CZ',
    selfCertifiedAt: clock.read(),
    rulesAcceptedAt: clock.read(),
    marketingAgreedAt: null,
  })
})

test('R272 a nickname is taken whatever its case, accents and form of writing', async () => {
  await register({ nickname: 'Růžena.K' })
  const taken = ['růžena.k', 'RUZENA.K', 'Ru\u030az\u030cena.K'.normalize('NFC')]
  for (const nickname of taken) {
    const answer = await send({ nickname }, nickname)
    expect([nickname, answer.statusCode, answer.json().errors]).toEqual([
      nickname,
      422,
      { nickname: ['Tato přezdívka je už obsazená. Zvolte prosím jinou.'] },
    ])
  }
})

test('R272 a nickname is taken by one that a reader takes for it', async () => {
  await register({ nickname: 'obchod.11' })
  for (const nickname of ['obchod.11.', 'obchod..11', '0bchod.il', 'ᴏbchod.11'])
    expect((await send({ nickname }, nickname)).json().errors.nickname[0]).toContain('obsazená')
})

test('R272 of two who want a nickname at once, one gets it', async () => {
  const nickname = 'oba.najednou'
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send({ nickname }, `c${n}`)),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
})

test('R272 a nickname of a deleted account stays its own for a year', async () => {
  const until = new Date(clock.read().getTime() + 1_000)
  await database.db
    .insert(retiredNicknames)
    .values({ nicknameHash: sha256(toSkeleton('BylaTu')), until })

  for (const nickname of ['BylaTu', 'by1atu.'])
    expect((await send({ nickname })).json().errors.nickname[0]).toContain('obsazená')
  clock.pass(2)
  expect((await send({ nickname: 'BylaTu' })).statusCode).toBe(201)
})

test('R272 an address somebody has already is answered as a new one; its owner is told', async () => {
  const owner = await register()
  await database.db
    .update(users)
    .set({ emailVerifiedAt: clock.read() })
    .where(eq(users.nickname, owner.nickname))
  const free = await send({}, '192.0.2.31')
  const taken = await send({ email: owner.email.toUpperCase() }, '192.0.2.32')

  expect(taken.statusCode).toBe(201)
  expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers))
  expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()))
  expect((await letters(owner.email.toUpperCase()))[0]).toMatchObject({
    template: 'emailTaken',
    payload: { nickname: owner.nickname },
  })
  const { access_token: token } = taken.json()
  const profile = await call('GET', '/api/auth/user/profile', undefined, { token })
  expect(profile.json().data.emailVerified).toBe(false)
  const resent = await call('POST', '/api/auth/email/resend', undefined, { token })
  expect(resent.statusCode).toBe(200)
})

test('R272 a stranger cannot fill a mailbox by registering with its address', async () => {
  const email = 'obet@posta.example'
  for (let n = 0; n < 8; n++) await register({ email })

  expect(await letters(email)).toHaveLength(5)
})

test('R272 who takes many accounts has to wait', async () => {
  const client = '198.51.100.1'
  for (let n = 0; n < 20; n++) expect((await send({}, client)).statusCode).toBe(201)
  const refused = await send({}, client)

  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ message: 'Příliš mnoho pokusů.', code: 'rate_limited' })
  expect((await send({}, '198.51.100.2')).statusCode).toBe(201)
})

test('R272 neither the password nor a token is kept as it was sent', async () => {
  const { nickname, token } = await register()
  const tables = await database.pool.query(
    `select users::text || sessions::text as kept from users join sessions on user_id = users.id
     where nickname = $1`,
    [nickname],
  )
  const { kept } = tables.rows[0]

  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(token)
})

const KEY = 'registration-1'
const OTHER = 'Jine-Heslo-2026'

test('R272 a registration whose answer was lost is sent again and logs in to its account', async () => {
  const body = registration({})
  const keyed = { client: '192.0.2.91', key: KEY }
  const lost = await call('POST', '/api/auth/register', body, keyed)
  const again = await call('POST', '/api/auth/register', body, keyed)

  expect([lost.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json().data).toEqual(lost.json().data)
  const token = again.json().access_token
  expect(
    (await call('GET', '/api/auth/user/profile', undefined, { token })).json().data,
  ).toMatchObject({ nickname: body.nickname })
  expect(await letters(body.email)).toHaveLength(1)
})

test.each([
  ['another password', { flow: 'a' }, { password: OTHER, password_confirmation: OTHER }],
  ['another browser', { flow: 'b' }, {}],
])('R272 a nickname stays taken for %s under the same key', async (key, sender, changes) => {
  const body = registration({})
  await call('POST', '/api/auth/register', body, { key, flow: 'a' })
  const again = await call(
    'POST',
    '/api/auth/register',
    { ...body, ...changes },
    { key, ...sender },
  )

  expect([again.statusCode, Object.keys(again.json().errors ?? {})]).toEqual([422, ['nickname']])
})

test('R272 what is kept of a registration’s key tells no password', async () => {
  const body = registration({})
  const key = 'registration-2'
  await call('POST', '/api/auth/register', body, { client: '192.0.2.95', key })
  const changed = { ...body, password: OTHER, password_confirmation: OTHER }
  const kept = () => database.db.select().from(idempotencyKeys)
  const before = await kept()
  await call('POST', '/api/auth/register', changed, { client: '192.0.2.95', key })

  expect(await kept()).toEqual(before)
  expect(before.map(({ bodyHash }) => bodyHash)).not.toContain(sha256(JSON.stringify(body)))
})

test('R272 a registration sent again after a quarter of an hour logs in to nothing', async () => {
  const body = registration({})
  const keyed = { client: '192.0.2.94', key: KEY }
  await call('POST', '/api/auth/register', body, keyed)
  clock.pass(900)
  const again = await call('POST', '/api/auth/register', body, keyed)

  expect(again.json().errors).toEqual({ nickname: [expect.stringContaining('obsazená')] })
})
