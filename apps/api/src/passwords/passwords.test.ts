import { expect, test } from 'vitest'
import { createPasswords, hashesAtOnce } from './createPasswords.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { passwordFault } from './passwordFault.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

test('R251 a password is hashed by Argon2id, each time with another salt', async () => {
  const [one, other] = await Promise.all([hashPassword('heslo'), hashPassword('heslo')])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPasswordOf(one, 'heslo')).toBe(true)
  expect(await isPasswordOf(one, 'Heslo')).toBe(false)
})

test('R251 hashes made by other programs and at other costs are understood', async () => {
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

  expect(await isPasswordOf(reference, 'password')).toBe(true)
  expect(await isPasswordOf(reference, 'passwore')).toBe(false)
})

test('R251 a damaged hash is no password', async () => {
  await expect(isPasswordOf('', 'heslo')).rejects.toThrow('damaged')
  await expect(isPasswordOf('$argon2id$v=19$m=8,t=1,p=1$AAAA$', 'heslo')).rejects.toThrow('damaged')
})

test('R251 every character of a password counts, however long it is', async () => {
  const long = 'ž'.repeat(127)
  const hash = await hashPassword(`${long}a`)

  expect(await isPasswordOf(hash, `${long}b`)).toBe(false)
  expect(await isPasswordOf(hash, `${long}a`)).toBe(true)
})

test('R275 without a kept hash no password is right', async () => {
  const passwords = createPasswords()

  expect(await passwords.verify('nobody has this one', null)).toBe(false)
})

test('R251 a flood of logins is refused at the door of the queue, not piled up', async () => {
  const passwords = createPasswords(2)
  const flood = Array.from({ length: 120 }, () => passwords.verify('x', null))
  expect(() => passwords.admit()).toThrow(expect.objectContaining({ status: 503 }))
  const results = await Promise.allSettled(flood)
  passwords.admit()
  const refused = results.filter((result) => result.status === 'rejected')

  expect(refused).toHaveLength(70)
  expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'unavailable' })
})

test('R251 logins never take all processors, nor all threads that read files', () => {
  expect([1, 2, 3, 4, 64].map(hashesAtOnce)).toEqual([1, 1, 1, 2, 2])
})

test.each(['12345678', 'PassWord', 'iloveyou1', 'heslo123', 'qwertzuiop', 'AhojAhoj'])(
  'R272 %s is among the passwords everybody tries first',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each([['zelený kůň na střeše'], ['kR7#pq2-xx'], ['12345679012345']])(
  'R272 %s is not',
  (password) => expect(passwordFault(password, ['jana', 'jana@example.cz'])).toBeNull(),
)

test.each(['jana.novak', 'JANA.NOVÁK', 'jana@example.cz'])(
  'R272 %s is no password of who is called so',
  (password) => expect(passwordFault(password, ['jana.novák', 'jana@example.cz'])).not.toBeNull(),
)
