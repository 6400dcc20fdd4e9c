import { fold } from '@inzrt/domain/search'
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
    nicknameFolded: fold(nickname),
    email: `${nickname}@posta.example`,
    emailFolded: `${nickname}@posta.example`,
    emailVerifiedAt: new Date('2026-05-01T08:00:00Z'),
  })
const open = (key = 'one machine') =>
  openDemoAccounts({
    database,
    passwords: createPasswords({ makeHash: makeQuickHash }),
    key: Buffer.from(key),
  })

test('N026 anyone who tries the product logs in as the demo’s first accounts, with a password of this machine', async () => {
  await addUser('demo')
  await addUser('jana_k')
  const [account, ...others] = await open()

  expect(others).toEqual([])
  expect(account?.nickname).toBe('demo')
  expect((await logIn('demo', account?.password)).statusCode).toBe(200)
})

test('N026 a password that is there stays, whichever machine looks', async () => {
  const [here] = await open()
  const [elsewhere] = await open('another machine')

  expect(elsewhere?.password).not.toBe(here?.password)
  expect((await logIn('demo', elsewhere?.password)).statusCode).toBe(401)
  expect((await logIn('demo', here?.password)).statusCode).toBe(200)
})
