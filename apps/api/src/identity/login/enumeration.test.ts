import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'

const { call, register, logIn, forgot, database, clock } = await createAccounts()

type Answer = Awaited<ReturnType<typeof call>>

/** All of an answer but the moment it was given. */
const seen = ({ statusCode, body, headers: { date: _, ...headers } }: Answer) => ({
  statusCode,
  body,
  headers,
})
const blocked = async () => {
  const { nickname } = await register()
  await database.db
    .update(users)
    .set({ blockedAt: clock.read() })
    .where(eq(users.nickname, nickname))

  return nickname
}

test('R275 a wrong password, a name nobody has, a blocked and a demo account look the same', async () => {
  const { nickname } = await register()
  await database.db.insert(users).values({
    nickname: 'ukazka',
    nicknameFolded: 'ukazka',
    nicknameSkeleton: 'ukazka',
    email: 'ukazka@posta.example',
    emailFolded: 'ukazka@posta.example',
  })
  const wrong = await logIn(nickname, 'jiné heslo', { client: '192.0.2.1' })
  const others = [
    await logIn('nikdo.takovy', 'jiné heslo', { client: '192.0.2.2' }),
    await logIn(await blocked(), 'jiné heslo', { client: '192.0.2.3' }),
    await logIn('nikdo@posta.example', 'jiné heslo', { client: '192.0.2.4' }),
    await logIn('ukazka', '', { client: '192.0.2.5' }).then(() =>
      logIn('ukazka', 'ukazka-demo', { client: '192.0.2.5' }),
    ),
  ]

  for (const other of others) expect(seen(other)).toEqual(seen(wrong))
})

test('who knows the password of a blocked account is told that it is blocked', async () => {
  const answer = await logIn(await blocked(), undefined, { client: '192.0.2.6' })

  expect(answer.statusCode).toBe(403)
  expect(answer.json().code).toBe('account_blocked')
})

test('R275 guessing at nobody is limited as guessing at somebody', async () => {
  const { nickname } = await register()
  const sequence = async (name: string, client: string) => {
    const answers = []
    for (let n = 0; n < 7; n++) answers.push(seen(await logIn(name, 'hádám', { client })))

    return answers
  }

  expect(await sequence('nikdo.dalsi', '192.0.2.12')).toEqual(
    await sequence(nickname, '192.0.2.11'),
  )
})

test('R254 forgetting a known, an unknown and a blocked name look the same', async () => {
  const { nickname } = await register()
  const known = seen(await forgot(nickname))

  for (const name of [
    'nikdo.takovy',
    'nikdo@posta.example',
    await blocked(),
    '🚲',
    ' ',
    'x'.repeat(254),
  ])
    expect(seen(await forgot(name))).toEqual(known)
})

test('R255 a wrong code and a wrong link say no more of a known name than of an unknown one', async () => {
  const { nickname } = await register()
  await forgot(nickname, { flow: 'flow' })
  const password = 'nové dlouhé heslo'
  const reset = async (name: string, token: string, flow: string) =>
    seen(
      await call(
        'POST',
        '/api/auth/password/reset',
        { nickname: name, token, password, password_confirmation: password },
        { flow },
      ),
    )

  for (const token of ['UUUU', 'u'.repeat(43)])
    for (const flow of ['flow', 'another'])
      expect(await reset(nickname, token, flow)).toEqual(await reset('nikdo.takovy', token, flow))
})

test('R275 a name nobody has costs as much work as one somebody has', async () => {
  const { nickname } = await register()
  const queries: string[] = []
  const { pool } = database
  const { query } = pool
  pool.query = ((...args: Parameters<typeof query>) => {
    const [statement] = args as unknown as [string | { text: string }]
    queries.push(typeof statement === 'string' ? statement : statement.text)

    return Reflect.apply(query, pool, args)
  }) as typeof query
  const workOf = async (name: string, client: string) => {
    queries.length = 0
    await logIn(name, 'hádám', { client })

    return [...queries]
  }
  const known = await workOf(nickname, '192.0.2.21')
  const unknown = await workOf('nikdo.takovy', '192.0.2.22')
  pool.query = query

  expect(known.length).toBeGreaterThan(2)
  expect(unknown).toEqual(known)
})
