import { expect, test, vi } from 'vitest'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { RESET_BOUNDS } from './resetBounds.ts'

const { call, register, logIn, letters, clock, forgot, resetLetter, identity, database } =
  await createAccounts()

const NEW_PASSWORD = 'úplně nové heslo'
const FLOW = 'flow-of-a-browser'

const reset = (nickname: string, token: string, { flow = FLOW, password = NEW_PASSWORD } = {}) =>
  call(
    'POST',
    '/api/auth/password/reset',
    { nickname, token, password, password_confirmation: password },
    { flow },
  )

test('R254 R279 forgetting answers in the exact words and mails a link and a code', async () => {
  const { nickname, email } = await register()
  const answer = await forgot(nickname, { flow: FLOW })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    message:
      'Žádost o resetování hesla proběhla úspěšně. Email s odkazem pro resetování byl odeslán.',
  })
  expect(await resetLetter(email)).toEqual({
    nickname,
    token: expect.stringMatching(/^[\w-]{43}$/),
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}$/),
  })
})

test('R254 a name nobody has is answered alike, and nothing is mailed', async () => {
  const { nickname } = await register()
  const known = await forgot(nickname, { flow: FLOW })
  const mailed = await database.db.$count(outbox)
  const unknown = await forgot('nikdo.takovy', { flow: FLOW })

  expect(unknown.statusCode).toBe(known.statusCode)
  expect(unknown.body).toBe(known.body)
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  expect(await database.db.$count(outbox)).toBe(mailed)
})

test('P037 R280 who guessed until a wait and then set another password logs in at once', async () => {
  const { nickname, email } = await register()
  for (let n = 0; n < 6; n++) await logIn(nickname, 'hádám')
  expect((await logIn(nickname, PASSWORD)).statusCode).toBe(429)
  await forgot(nickname)
  await reset(nickname, (await resetLetter(email)).token)

  expect((await logIn(nickname, NEW_PASSWORD)).statusCode).toBe(200)
})

test('R051 R255 R280 the mailed link sets another password, once', async () => {
  const { nickname, email, token: session } = await register()
  await forgot(nickname)
  const { token, code } = await resetLetter(email)
  const answer = await reset(nickname, token)

  expect(code).toBeNull()
  expect(answer.json()).toEqual({
    message: 'Resetování hesla proběhlo úspěšně. Nyní se můžete přihlásit.',
  })
  expect((await logIn(nickname, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(nickname, NEW_PASSWORD)).statusCode).toBe(200)
  expect((await call('GET', '/api/auth/user', undefined, { token: session })).statusCode).toBe(401)
  expect((await letters(email)).map(({ template }) => template)).toContain('passwordChanged')

  const again = await reset(nickname, token)
  expect(again.statusCode).toBe(422)
  expect(again.json()).toEqual({
    message: 'Resetování hesla se nezdařilo.',
    code: 'validation',
    errors: { token: ['Platnost vypršela. Prosím vygenerujte si novou žádost.'] },
  })
})

test('R255 who sets another password ends the own links, those of others go on', async () => {
  const [jana, petr] = [await register(), await register()]
  for (const { nickname } of [jana, petr]) await forgot(nickname, { flow: FLOW })
  const [own, others] = [await resetLetter(jana.email), await resetLetter(petr.email)]

  expect((await reset(jana.nickname, own.token)).statusCode).toBe(200)
  expect((await reset(petr.nickname, others.token)).statusCode).toBe(200)
})

test('R255 a link works for its own account and for an hour', async () => {
  const jana = await register()
  const petr = await register()
  await forgot(jana.nickname)
  const { token } = await resetLetter(jana.email)

  expect((await reset(petr.nickname, token)).statusCode).toBe(422)
  clock.pass(3_599)
  await forgot(petr.nickname)
  expect((await reset(jana.nickname, token)).statusCode).toBe(200)
  const { token: other } = await resetLetter(petr.email)
  clock.pass(3_600)
  expect((await reset(petr.nickname, other)).statusCode).toBe(422)
})

test('R311 R255 the code works in the browser that asked, however it is typed', async () => {
  const { nickname, email } = await register()
  await forgot(nickname, { flow: FLOW })
  const { code } = await resetLetter(email)
  const typed = String(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')

  expect((await reset(nickname, typed, { flow: 'another-browser' })).statusCode).toBe(422)
  expect((await reset(nickname, typed, { flow: '' })).statusCode).toBe(422)
  expect((await reset(nickname, typed)).statusCode).toBe(200)
  expect((await reset(nickname, typed)).statusCode).toBe(422)
})

test('R255 a code lives ten minutes', async () => {
  const { nickname, email } = await register()
  await forgot(nickname, { flow: FLOW })
  const { code } = await resetLetter(email)
  clock.pass(600)

  expect((await reset(nickname, String(code))).json().errors).toEqual({
    token: ['Ověřovací kód není správný nebo vypršel.'],
  })
})

test('R255 R281 after three wrong codes the right one is refused, the link is not', async () => {
  const { nickname, email } = await register()
  await forgot(nickname, { flow: FLOW })
  const { code, token } = await resetLetter(email)
  for (const wrong of ['AAAA', 'BBBB', 'CCCC']) {
    const answer = await reset(nickname, wrong)
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'Resetování hesla se nezdařilo.',
    ])
  }

  expect((await reset(nickname, String(code))).statusCode).toBe(422)
  expect((await reset(nickname, token)).statusCode).toBe(200)
})

test('R255 an account gets three codes a day, a link every time', async () => {
  const { nickname, email } = await register()
  const codes: unknown[] = []
  for (let n = 0; n < 4; n++) {
    clock.pass(1_000)
    await forgot(nickname, { flow: FLOW })
    codes.push((await resetLetter(email)).code === null)
  }

  expect(codes).toEqual([false, false, false, true])
  expect((await reset(nickname, (await resetLetter(email)).token)).statusCode).toBe(200)
})

test('R255 after ten wrong codes in its life an account gets links only, until one is used', async () => {
  const { nickname, email } = await register()
  for (let day = 0; day < 2; day++) {
    for (let code = 0; code < 3; code++) {
      clock.pass(1_000)
      await forgot(nickname, { flow: FLOW })
      for (let guess = 0; guess < 3; guess++) await reset(nickname, 'UUUU')
    }
    clock.pass(86_400)
  }
  await forgot(nickname, { flow: FLOW })
  const letter = await resetLetter(email)
  expect(letter.code).toBeNull()

  expect((await reset(nickname, letter.token)).statusCode).toBe(200)
  clock.pass(86_400)
  await forgot(nickname, { flow: FLOW })
  expect((await resetLetter(email)).code).not.toBeNull()
})

test('R255 after two hundred wrong codes a day the whole site gets by with links', async () => {
  const { nickname, email } = await register()
  await forgot(nickname, { flow: FLOW })
  const { code, token } = await resetLetter(email)
  const { siteFaults } = RESET_BOUNDS
  for (let n = 0; n < siteFaults.limit; n++)
    await identity.attempts.tryOnce(database.db, siteFaults, [])

  expect((await reset(nickname, String(code))).statusCode).toBe(422)
  expect((await reset(nickname, token)).statusCode).toBe(200)
})

test('R234 R311 a new password that is too short, too common or the nickname is refused', async () => {
  const { nickname, email } = await register()
  await forgot(nickname)
  const { token } = await resetLetter(email)
  const refused = async (password: string) => {
    const answer = await reset(nickname, token, { password })
    expect(answer.statusCode).toBe(422)

    return answer.json().errors.password
  }

  expect(await refused('1234567')).toEqual(['Pole „heslo“ musí mít alespoň 8\u00a0znaků.'])
  expect(await refused('Password1')).toEqual([expect.stringContaining('Zvolte prosím jiné.')])
  expect(await refused(nickname.toUpperCase())).toEqual([
    'Heslo nesmí být stejné jako přezdívka nebo e-mail.',
  ])
  expect((await reset(nickname, token)).statusCode).toBe(200)
})

test('R254 passwords and a token sent along are neither read nor kept', async () => {
  const { nickname, email } = await register()
  await forgot(
    nickname,
    { flow: FLOW },
    {
      password: 'tajemství',
      password_confirmation: { $ne: 1 },
      token: ['x'],
    },
  )
  await resetLetter(email)

  expect(JSON.stringify(await letters(email))).not.toContain('tajemství')
})

test.each(['ABCD', 'x'.repeat(43)])(
  'R255 with %s as proof, an unknown name costs the database as much as a known one',
  async (token) => {
    const { nickname } = await register()
    const connect = vi.spyOn(database.pool, 'connect')
    const costOf = async (name: string) => {
      connect.mockClear()
      expect((await reset(name, token)).statusCode).toBe(422)

      return connect.mock.calls.length
    }

    const known = await costOf(nickname)
    expect(known).toBeGreaterThan(0)
    expect(await costOf('nikdo.takovy')).toBe(known)
    connect.mockRestore()
  },
)
