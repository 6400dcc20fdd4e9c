import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../platform/database/schema/auditLog.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { addAdmin } from './addAdmin.ts'

const { call, register, logIn, clock, database } = await createAccounts()

const add = (nickname: string, email: string) =>
  addAdmin(database, { nickname, email }, clock.read())

const accountOf = async (nickname: string) =>
  (await database.db.select().from(users).where(eq(users.nickname, nickname)))[0]

const setPassword = (nickname: string, token: string, password: string) =>
  call('POST', '/api/auth/password/reset', {
    nickname,
    token,
    password,
    password_confirmation: password,
  })

test('S012 the first admin of an empty production sets a password by link and has the desk', async () => {
  const { token } = await add('karel', 'karel@example.cz')
  expect(await logIn('karel', 'cokoli')).toMatchObject({ statusCode: 401 })
  expect((await setPassword('karel', token ?? '', 'zelený kopec za vsí')).statusCode).toBe(200)
  const session = (await logIn('karel', 'zelený kopec za vsí')).json().access_token

  expect((await call('GET', '/api/admin/users', undefined, { token: session })).statusCode).toBe(
    200,
  )
  expect((await setPassword('karel', token ?? '', 'ještě jednou jinak')).statusCode).toBe(422)
})

test('S012 an account becomes an admin under its confirmed address, and it is logged', async () => {
  const { nickname, email } = await register()
  await database.db
    .update(users)
    .set({ emailVerifiedAt: clock.read() })
    .where(eq(users.nickname, nickname))
  const { token } = await add(nickname, email.toUpperCase())
  const account = await accountOf(nickname)
  const [entry] = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, account?.id ?? 0))

  expect(token).toBeNull()
  expect(account?.scope).toBe('admin')
  expect(entry).toMatchObject({
    actorName: 'systém',
    action: 'changed',
    entity: 'user',
    detail: { name: nickname, scope: { was: 'user', is: 'admin' } },
  })
})

test('S012 no account becomes an admin by a wrong address, unconfirmed, or blocked', async () => {
  const { nickname, email } = await register()
  await expect(add(nickname, email)).rejects.toThrow(`${nickname} is blocked`)
  await database.db
    .update(users)
    .set({ emailVerifiedAt: clock.read() })
    .where(eq(users.nickname, nickname))
  await expect(add(nickname, 'jiny@example.cz')).rejects.toThrow('another address')
  await database.db
    .update(users)
    .set({ blockedAt: clock.read() })
    .where(eq(users.nickname, nickname))

  await expect(add(nickname, email)).rejects.toThrow('blocked')
  expect((await accountOf(nickname))?.scope).toBe('user')
})

test.each([
  ['k', 'karel@example.cz', 'přezdívka'],
  ['admin', 'karel@example.cz', 'Tuto přezdívku nejde použít'],
  ['karel2', 'karel', 'mail'],
])('S012 an admin called %s with the address %s is refused', async (nickname, email, said) => {
  await expect(add(nickname, email)).rejects.toThrow(said)
  expect(await accountOf(nickname)).toBeUndefined()
})
