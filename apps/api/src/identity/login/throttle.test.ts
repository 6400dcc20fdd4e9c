import { expect, test } from 'vitest'
import { busyPasswords } from '../../test/busyPasswords.ts'
import { callerAt } from '../../test/callerAt.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { createLogin } from './createLogin.ts'
import { INTO_ACCOUNT, ON_ACCOUNT } from './loginBudgets.ts'

const { register, logIn, clock, identity, database } = await createAccounts()

const MINUTE = 60
const from = (client: string) => ({ client })

test('P037 the sixth wrong login in a quarter of an hour has to wait, and is told how long', async () => {
  const { nickname } = await register()
  const attacker = from('203.0.113.1')
  for (let n = 0; n < 5; n++) {
    expect((await logIn(nickname, 'hádám', attacker)).statusCode).toBe(401)
    clock.pass(MINUTE)
  }
  const refused = await logIn(nickname, PASSWORD, attacker)

  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    message: 'Příliš mnoho pokusů.',
    code: 'rate_limited',
    retryAfter: 10 * MINUTE,
  })
  expect(refused.headers['retry-after']).toBe('600')
  clock.pass(10 * MINUTE)
  expect((await logIn(nickname, PASSWORD, attacker)).statusCode).toBe(200)
})

test('P037 anyone who knows the password gets in from elsewhere, however others guess', async () => {
  const { nickname } = await register()
  for (let n = 0; n < 18; n++) await logIn(nickname, 'hádám', from(`203.0.113.${10 + (n % 3)}`))

  expect((await logIn(nickname, PASSWORD, from('198.51.100.7'))).statusCode).toBe(200)
})

test('P037 a right password starts the count afresh', async () => {
  const { nickname } = await register()
  const visitor = from('203.0.113.50')
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 4; n++) await logIn(nickname, 'překlep', visitor)
    expect((await logIn(nickname, PASSWORD, visitor)).statusCode).toBe(200)
  }
})

test('P037 one client may be wrong twenty times whatever the names', async () => {
  const client = from('203.0.113.60')
  const statuses: number[] = []
  for (let n = 0; n < 22; n++)
    statuses.push((await logIn(`nikdo.${n}`, 'hádám', client)).statusCode)

  expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
})

test('P037 guesses sent all at once are not free', async () => {
  const { nickname } = await register()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => logIn(nickname, 'hádám', from('203.0.113.70'))),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
})

test('P037 the addresses of one household count as one client', async () => {
  const { nickname } = await register()
  for (let n = 1; n <= 5; n++) await logIn(nickname, 'hádám', from(`2001:db8:7:7::${n}`))

  expect((await logIn(nickname, 'hádám', from('2001:db8:7:7:ffff::1'))).statusCode).toBe(429)
  expect((await logIn(nickname, 'hádám', from('2001:db8:7:8::1'))).statusCode).toBe(401)
})

test('P037 a client makes at most 485 guesses a day into an account', async () => {
  const { attempts } = identity
  let guesses = 0
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    while ((await attempts.tryOnce(database.db, ON_ACCOUNT, ['jana', 'client'])).isAllowed)
      guesses++
    clock.pass(5 * MINUTE)
  }

  expect(guesses).toBeLessThanOrEqual(485)
  expect(guesses).toBeGreaterThan(400)
})

test('V012 fifty right logins of one address within a minute all pass', async () => {
  const people = [await register(), await register(), await register(), await register()]
  const office = from('203.0.113.100')
  const statuses: number[] = []
  for (let n = 0; n < 13; n++) {
    const answers = people.map(({ nickname }) => logIn(nickname, PASSWORD, office))
    statuses.push(...(await Promise.all(answers)).map(({ statusCode }) => statusCode))
  }

  expect(statuses).toEqual(Array(52).fill(200))
})

test('V012 right logins between wrong ones are not counted', async () => {
  const { nickname } = await register()
  const office = from('203.0.113.101')
  const wrong = (n: number) => logIn(`nikdo.${n}`, 'hádám', office)
  for (let n = 0; n < 19; n++) {
    expect((await wrong(n)).statusCode).toBe(401)
    expect((await logIn(nickname, PASSWORD, office)).statusCode).toBe(200)
  }

  expect((await wrong(19)).statusCode).toBe(401)
  expect((await wrong(20)).statusCode).toBe(429)
})

test('V012 tries at an account that has to wait take nothing from its neighbours', async () => {
  const [target, neighbour] = [await register(), await register()]
  const office = from('203.0.113.102')
  for (let n = 0; n < 30; n++) await logIn(target.nickname, 'hádám', office)

  expect((await logIn(neighbour.nickname, PASSWORD, office)).statusCode).toBe(200)
})

test('V012 a neighbour who guesses locks out nobody who logged in from that address before', async () => {
  const office = from('203.0.113.103')
  const [regular, newcomer] = [await register({}, office), await register()]
  for (let n = 0; n < 21; n++) await logIn(`nikdo.${n}`, 'hádám', office)

  expect((await logIn(newcomer.nickname, PASSWORD, office)).statusCode).toBe(429)
  expect((await logIn(regular.nickname, PASSWORD, office)).statusCode).toBe(200)
})

test('V012 logins a busy machine refuses count against nobody', async () => {
  const { nickname } = await register()
  const visitor = from('203.0.113.104')
  const logInBusy = createLogin({ ...identity, passwords: busyPasswords })
  for (let n = 0; n < 51; n++)
    await expect(
      logInBusy({ nickname, password: 'hádám' }, callerAt(visitor.client)),
    ).rejects.toMatchObject({
      code: 'crowded',
    })
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await logIn(nickname, 'hádám', visitor)).statusCode)

  expect(statuses).toEqual([...Array(5).fill(401), 429])
})

/** Has as many addresses guess as an account's hour allows. */
const guessFromEverywhere = async (nickname: string, network: string) => {
  const statuses: number[] = []
  for (let n = 0; n < 51; n++)
    statuses.push((await logIn(nickname, 'hádám', from(`${network}.${n % 11}`))).statusCode)

  return statuses
}

test('V012 guesses of many addresses at one account are bounded, and start again in an hour', async () => {
  const { nickname } = await register()
  const statuses = await guessFromEverywhere(nickname, '198.18.1')
  const elsewhere = from('198.18.1.200')

  expect(statuses).toEqual([...Array(50).fill(401), 429])
  expect((await logIn(nickname, PASSWORD, elsewhere)).statusCode).toBe(429)
  clock.pass(60 * MINUTE - 1)
  expect((await logIn(nickname, PASSWORD, elsewhere)).statusCode).toBe(429)
  clock.pass(1)
  expect((await logIn(nickname, PASSWORD, elsewhere)).statusCode).toBe(200)
})

test('V012 guesses of many addresses do not keep the owner out where they logged in before', async () => {
  const home = from('198.51.100.40')
  const { nickname } = await register({}, home)
  await guessFromEverywhere(nickname, '198.18.2')

  expect((await logIn(nickname, PASSWORD, home)).statusCode).toBe(200)
})

test('P037 a clock that is set back leaves nobody waiting until it comes round again', async () => {
  const { nickname } = await register()
  const visitor = from('203.0.113.90')
  clock.pass(30 * 24 * 60 * MINUTE)
  for (let n = 0; n < 6; n++) await logIn(nickname, 'hádám', visitor)
  clock.pass(-30 * 24 * 60 * MINUTE)

  expect((await logIn(nickname, PASSWORD, visitor)).statusCode).toBe(200)
})

test('V012 after six hundred logins an hour an account, and no other, gets no more sessions', async () => {
  const [{ nickname }, neighbour] = [await register(), await register()]
  const user = await identity.users.findToLogIn(nickname)
  await identity.attempts.tryOnce(database.db, INTO_ACCOUNT, [String(user?.id)], 599)
  const office = from('203.0.113.102')
  expect((await logIn(nickname, PASSWORD, office)).statusCode).toBe(200)
  const refused = await logIn(nickname, PASSWORD, office)
  expect(refused.statusCode).toBe(429)
  expect((await logIn(neighbour.nickname, PASSWORD, office)).statusCode).toBe(200)
  clock.pass(60 * MINUTE)

  expect((await logIn(nickname, PASSWORD, office)).statusCode).toBe(200)
})
