import { foldLetters } from '@inzrt/domain/text'
import { demoAccounts } from '@inzrt/fixtures/catalogue/demoAccounts'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPasswords } from '../identity/passwords/createPasswords.ts'
import { users } from '../platform/database/schema/users.ts'
import { createAccounts } from '../test/createAccounts.ts'
import { makeQuickHash } from '../test/makeQuickHash.ts'
import { openDemoAccounts } from './openDemoAccounts.ts'

const { database, logIn } = await createAccounts()

const addUser = (nickname: string) =>
  database.db.insert(users).values({
    nickname,
    nicknameFolded: foldLetters(nickname),
    nicknameSkeleton: nickname,
    email: `${nickname}@posta.example`,
    emailFolded: `${nickname}@posta.example`,
    emailVerifiedAt: new Date('2026-05-01T08:00:00Z'),
  })
const open = async (key: string) => {
  await openDemoAccounts(database, createPasswords({ makeHash: makeQuickHash }), key)

  return demoAccounts(key).find(({ nickname }) => nickname === 'demo')?.password
}
const HERE = 'k'.repeat(32)
const ELSEWHERE = 'e'.repeat(32)

test('N026 the demo’s first accounts have a password of this machine', async () => {
  await addUser('demo')
  await addUser('jana_k')
  const password = await open(HERE)

  expect((await logIn('demo', password)).statusCode).toBe(200)
  expect(await database.db.$count(users, isNotNull(users.passwordHash))).toBe(1)
})

test('N026 a password that is there stays, whichever machine looks', async () => {
  const here = await open(HERE)
  const elsewhere = await open(ELSEWHERE)

  expect(elsewhere).not.toBe(here)
  expect((await logIn('demo', elsewhere)).statusCode).toBe(401)
  expect((await logIn('demo', here)).statusCode).toBe(200)
})
