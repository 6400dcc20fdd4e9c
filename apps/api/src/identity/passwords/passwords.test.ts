import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createDeriver, type Derive } from './createDeriver.ts'
import { createPasswords } from './createPasswords.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { passwordFault } from './passwordFault.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

const derive = createDeriver()
const LIGHT = { memory: 64, passes: 1, parallelism: 1 }

test('R251 a password is hashed by Argon2id, each time with another salt', async () => {
  const [one, other] = await Promise.all([
    hashPassword(derive, 'heslo'),
    hashPassword(derive, 'heslo'),
  ])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPasswordOf(derive, one, 'heslo')).toBe(true)
  expect(await isPasswordOf(derive, one, 'Heslo')).toBe(false)
})

test('R251 hashes made by other programs and at other costs are understood', async () => {
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

  expect(await isPasswordOf(derive, reference, 'password')).toBe(true)
  expect(await isPasswordOf(derive, reference, 'passwore')).toBe(false)
})

test('R251 a damaged hash is no password', async () => {
  await expect(isPasswordOf(derive, '', 'heslo')).rejects.toThrow('damaged')
  await expect(isPasswordOf(derive, '$argon2id$v=19$m=8,t=1,p=1$AAAA$', 'heslo')).rejects.toThrow(
    'damaged',
  )
})

test('R251 every character of a password counts, however long it is', async () => {
  const long = 'ž'.repeat(127)
  const hash = await hashPassword(derive, `${long}a`)

  expect(await isPasswordOf(derive, hash, `${long}b`)).toBe(false)
  expect(await isPasswordOf(derive, hash, `${long}a`)).toBe(true)
})

test('R275 without a kept hash no password is right', async () => {
  const passwords = createPasswords()

  expect(await passwords.verify('nobody has this one', null)).toBe(false)
})

test('R251 a flood of logins is refused before anything is done for it, not piled up', async () => {
  const passwords = createPasswords({
    longestWaitMs: 600_000,
    longestMs: 600_000,
    // Half a hundred of full cost take a busy machine minutes.
    makeHash: (parameters, end) => derive({ ...parameters, ...LIGHT }, end),
  })
  let begun = 0
  const logIn = () =>
    passwords.runQueued('192.0.2.1', () => {
      begun++
      return passwords.verify('x', null)
    })
  const results = await Promise.allSettled(Array.from({ length: 120 }, logIn))
  const refused = results.filter((result) => result.status === 'rejected')

  expect(begun).toBe(64)
  expect(refused).toHaveLength(56)
  expect(refused[0]?.reason).toMatchObject({ status: 429, code: 'crowded' })
  await expect(logIn()).resolves.toBe(false)
})

test('R251 a login whose hash a busy machine does not make in time is refused as in a crowd', async () => {
  let isBusy = true
  const makeHash: Derive = (parameters, end) =>
    isBusy
      ? new Promise((_, reject) => end?.addEventListener('abort', () => reject(end.reason)))
      : derive(parameters)
  const passwords = createPasswords({ longestMs: 1, makeHash })
  const logIn = () => passwords.runQueued('192.0.2.1', () => passwords.verify('x', null))

  await expect(logIn()).rejects.toMatchObject({ status: 429, code: 'crowded' })
  isBusy = false
  await expect(logIn()).resolves.toBe(false)
})

test('R251 all hashes of one call have one end, a turn within its turn included', async () => {
  const ends = new Set<AbortSignal | undefined>()
  const makeHash: Derive = (parameters, end) => {
    ends.add(end)

    return derive(parameters)
  }
  const { runQueued, verify, hash } = createPasswords({ makeHash })
  await runQueued('192.0.2.1', async () => {
    await runQueued('192.0.2.1', () => verify('x', null))
    await hash('y')
  })

  expect([...ends]).toEqual([expect.any(AbortSignal)])
})

test('R251 a hash nobody waits for any more takes no time of the next ones', async () => {
  const own = createDeriver()
  const ends = new AbortController()
  const of = (message: string) => ({ message, nonce: Buffer.alloc(16), tagLength: 32, ...LIGHT })
  const first = own(of('a'), ends.signal)
  const left = own(of('b'), ends.signal)
  const next = own(of('c'))
  ends.abort()

  await expect(Promise.allSettled([first, left])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(await next).toEqual(await derive(of('c')))
})

/** How the threads of this process stand in the queue for the processor; the 19th figure of their state. */
const niceOfThreads = (): number[] =>
  readdirSync('/proc/self/task').map((id) => {
    const state = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    return Number(state.slice(state.lastIndexOf(')')).split(' ')[17])
  })

test.runIf(process.platform === 'linux')(
  'R251 passwords are hashed by a thread that lets all others go first',
  async () => {
    await createDeriver()({ message: 'x', nonce: randomBytes(16), tagLength: 32, ...LIGHT })

    expect(niceOfThreads()).toContain(10)
  },
)

test('R251 a hash that cannot be made fails alone', async () => {
  const own = createDeriver()
  const nonce = randomBytes(16)
  const [bad, good] = await Promise.allSettled([
    own({ message: 'x', nonce, tagLength: 0, ...LIGHT }),
    own({ message: 'x', nonce, tagLength: 32, ...LIGHT }),
  ])

  expect(bad.status).toBe('rejected')
  expect(good).toMatchObject({ status: 'fulfilled', value: { length: 32 } })
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
