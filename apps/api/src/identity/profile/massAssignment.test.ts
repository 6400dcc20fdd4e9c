import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'

const { call, ask, register, registration, database } = await createAccounts()

/** What nobody may set by sending it, in every spelling somebody may try. */
const FORBIDDEN = {
  id: 1,
  userId: 1,
  user_id: 1,
  scope: 'admin',
  role: 'admin',
  isAdmin: true,
  nicknameFolded: 'admin',
  nicknameSkeleton: 'admin',
  nickname_folded: 'admin',
  emailFolded: 'x@y.cz',
  email_folded: 'x@y.cz',
  emailVerified: true,
  emailVerifiedAt: '2020-01-01T00:00:00Z',
  email_verified_at: '2020-01-01T00:00:00Z',
  pendingEmail: 'x@y.cz',
  pending_email: 'x@y.cz',
  passwordHash: 'x',
  password_hash: 'x',
  phone: '+420777000111',
  phone_e164: '+420777000111',
  phoneVerified: true,
  phoneVerifiedAt: '2020-01-01T00:00:00Z',
  phone_verified_at: '2020-01-01T00:00:00Z',
  localityId: 1,
  locality_id: 1,
  locality: { id: 1 },
  resetCodeFaults: -100,
  reset_code_faults: -100,
  selfCertifiedAt: '2020-01-01T00:00:00Z',
  rulesAcceptedAt: '2020-01-01T00:00:00Z',
  marketingAgreedAt: '2020-01-01T00:00:00Z',
  blockedAt: null,
  blocked_at: null,
  deletedAt: null,
  deleted_at: null,
  createdAt: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  memberSince: '2020-01-01T00:00:00Z',
  data: { scope: 'admin' },
  $set: { scope: 'admin' },
} as const

const rowOf = async (nickname: string) => {
  const [row] = await database.db.select().from(users).where(eq(users.nickname, nickname))
  const {
    id: _id,
    nickname: _n,
    nicknameFolded: _f,
    nicknameSkeleton: _k,
    email: _e,
    emailFolded: _m,
    passwordHash: _p,
    ...rest
  } = row ?? {}

  return rest
}

const plain = await register()
const untouched = await rowOf(plain.nickname)

test('R272 a registration cannot set any of them', async () => {
  const { nickname } = await register(FORBIDDEN)

  expect(await rowOf(nickname)).toEqual(untouched)
})

test('R167 a profile cannot set any of them', async () => {
  const { nickname, email, token } = await register()
  for (const [key, value] of Object.entries({
    ...FORBIDDEN,
    nickname: 'nekdo.jiny',
    email: 'x@y.cz',
    password: 'nové dlouhé heslo',
    kind: 'business',
  }))
    expect((await call('PATCH', '/api/auth/user', { [key]: value }, { token })).statusCode).toBe(
      200,
    )

  expect(await rowOf(nickname)).toEqual(untouched)
  const user = (await call('GET', '/api/auth/user', undefined, { token })).json().data
  expect(user).toMatchObject({ nickname, email, scope: 'user' })
  expect((await call('POST', '/api/auth/login', { nickname, password: PASSWORD })).statusCode).toBe(
    200,
  )
})

test.each(['"__proto__":{"scope":"admin"}', '"constructor":{"prototype":{"scope":"admin"}}'])(
  'R272 a body with %s is refused',
  async (poison) => {
    const body = JSON.stringify(registration())
    const answer = await ask('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: body.replace(/}$/, `,${poison}}`),
    })

    expect(answer.statusCode).toBe(400)
    expect(({} as Record<string, unknown>).scope).toBeUndefined()
  },
)

test('R272 of a key sent twice the last one is checked and kept', async () => {
  const { nickname, ...body } = registration()
  const answer = await ask('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body).replace(/}$/, `,"nickname":"admin","nickname":"${nickname}"}`),
  })

  expect(answer.json().data.nickname).toBe(nickname)
})

test.each([
  { nickname: ['jana'] },
  { password: { length: 10 } },
  { email: 7 },
  { rules: 'true' },
  { kind: 'admin' },
])('R272 a registration with %j is refused', async (change) => {
  expect((await call('POST', '/api/auth/register', registration(change))).statusCode).toBe(422)
})
