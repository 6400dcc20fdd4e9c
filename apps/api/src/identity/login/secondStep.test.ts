import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { halfLogins } from '../../platform/database/schema/secondFactors.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createSecondFactors } from '../../test/createSecondFactors.ts'
import { PASSWORD } from '../../test/secrets.ts'

const world = await createSecondFactors()
const { call, clock, database, letters, logIn, beginLogin, takeStep, newFlow } = world
const { registerInTwoSteps } = world

const WRONG = ['Kód není správný, nebo už byl jednou použitý.']
const OVER = 'Na druhý krok je pět minut a\u00a0ty už uplynuly. Přihlaste se prosím znovu.'
const HOME = '192.0.2.10'

/** A code that is none of the app's around now. */
const wrongOf = (app: { code: (ahead?: number) => string }) => {
  const right = [-1, 0, 1].map((ahead) => app.code(ahead))

  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

test('V026 an account with an app is logged in by password and code, and by neither alone', async () => {
  const { nickname, app } = await registerInTwoSteps()
  const flow = newFlow()
  const first = await logIn(nickname, PASSWORD, { flow })
  expect([first.statusCode, first.json()]).toEqual([202, { ways: ['app', 'recovery'] }])
  expect((await takeStep(undefined, app.code())).statusCode).toBe(409)
  const second = await takeStep(flow, app.code())

  expect(second.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 10_800,
  })
  const { access_token: token } = second.json()
  expect((await call('GET', '/api/auth/user', undefined, { token })).statusCode).toBe(200)
})

test('V026 a wrong password tells nothing of the second step', async () => {
  const { nickname } = await registerInTwoSteps()
  const answer = await logIn(nickname, 'jiné heslo', { flow: newFlow() })

  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { message: 'Uživatelské jméno nebo heslo není správně.', code: 'credentials' },
  ])
})

test('V026 a code is taken once, also by another login and by two at one moment', async () => {
  const { nickname, app } = await registerInTwoSteps()
  const code = app.code()
  const [one, other] = [await beginLogin(nickname), await beginLogin(nickname)]
  const answers = await Promise.all([takeStep(one, code), takeStep(other, code)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  const again = await takeStep(await beginLogin(nickname), code)

  expect([again.statusCode, again.json().errors]).toEqual([422, { code: WRONG }])
})

test.each([
  [-2, 422],
  [-1, 200],
  [1, 200],
  [2, 422],
])('V026 a clock that is %i steps off is answered %i', async (ahead, status) => {
  const { nickname, app } = await registerInTwoSteps()
  clock.pass(90)

  expect((await takeStep(await beginLogin(nickname), app.code(ahead))).statusCode).toBe(status)
})

test('V026 a login waits five minutes for its second step, in the browser it was begun in', async () => {
  const { nickname, app } = await registerInTwoSteps()
  const flow = await beginLogin(nickname)
  expect((await takeStep(newFlow(), app.code())).json().message).toBe(OVER)
  clock.pass(299)
  const late = await beginLogin(nickname)
  expect((await takeStep(flow, app.code())).statusCode).toBe(200)
  clock.pass(300)
  const answer = await takeStep(late, app.code())

  expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
    409,
    'conflict',
    OVER,
  ])
})

test('V026 a second step is taken once', async () => {
  const { nickname, app } = await registerInTwoSteps()
  const flow = await beginLogin(nickname)
  expect((await takeStep(flow, app.code())).statusCode).toBe(200)
  clock.pass(30)

  expect((await takeStep(flow, app.code())).statusCode).toBe(409)
})

test.each([
  ['set another password', { passwordHash: 'jiné' }],
  ['was blocked', { blockedAt: new Date() }],
  ['was deleted', { deletedAt: new Date() }],
])('V026 a login of an account that %s meanwhile is not ended', async (_, change) => {
  const { nickname, app } = await registerInTwoSteps()
  const flow = await beginLogin(nickname)
  await database.db.update(users).set(change).where(eq(users.nickname, nickname))

  expect((await takeStep(flow, app.code())).statusCode).toBe(409)
})

test('V026 a recovery code logs in once, however it is typed, and its owner is told', async () => {
  const { nickname, email, codes } = await registerInTwoSteps()
  const [code = ''] = codes
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`
  expect((await takeStep(await beginLogin(nickname), typed)).statusCode).toBe(200)
  expect((await letters(email))[0]).toMatchObject({
    template: 'recoveryCodeUsed',
    payload: { nickname, left: 9 },
  })

  expect((await takeStep(await beginLogin(nickname), code)).json().errors).toEqual({ code: WRONG })
})

test("V026 another account's recovery code is worth nothing", async () => {
  const [jana, petr] = [await registerInTwoSteps(), await registerInTwoSteps()]

  expect((await takeStep(await beginLogin(jana.nickname), petr.codes[0] ?? '')).statusCode).toBe(
    422,
  )
})

test('V026 V012 five wrong codes make a client wait fifteen minutes, a right one clears them', async () => {
  const { nickname, app } = await registerInTwoSteps()
  const guess = async () => takeStep(await beginLogin(nickname, HOME), wrongOf(app), HOME)
  for (let n = 0; n < 4; n++) expect((await guess()).statusCode).toBe(422)
  expect((await takeStep(await beginLogin(nickname, HOME), app.code(), HOME)).statusCode).toBe(200)
  for (let n = 0; n < 5; n++) expect((await guess()).statusCode).toBe(422)
  clock.pass(30)
  const refused = await takeStep(await beginLogin(nickname, HOME), app.code(), HOME)

  expect([refused.statusCode, refused.json().retryAfter]).toEqual([429, 870])
})

test('V026 V012 guesses end after twenty; known browsers and recovery codes still work', async () => {
  const { nickname, app, codes } = await registerInTwoSteps()
  const known = await takeStep(await beginLogin(nickname, HOME), app.code(), HOME)
  expect(known.statusCode).toBe(200)
  const from = (n: number) => `198.51.100.${n}`
  for (let n = 1; n <= 20; n++) {
    const client = from(n)
    const guess = await takeStep(await beginLogin(nickname, client), wrongOf(app), client)
    expect(guess.statusCode).toBe(422)
  }
  clock.pass(60)
  const away = from(200)
  const refused = await takeStep(await beginLogin(nickname, away), app.code(), away)
  expect(refused.statusCode).toBe(429)
  expect((await takeStep(await beginLogin(nickname, HOME), app.code(), HOME)).statusCode).toBe(200)

  const byCode = await takeStep(await beginLogin(nickname, away), codes[0] ?? '', away)
  expect(byCode.statusCode).toBe(200)
})

test('V026 what is kept of a login that waits opens nothing to who reads it', async () => {
  const { nickname } = await registerInTwoSteps()
  const flow = await beginLogin(nickname)
  const kept = JSON.stringify(await database.db.select().from(halfLogins))

  expect(kept).not.toContain(flow)
  expect(kept).not.toContain('argon2')
})

test('V026 without a browser to bind it to no second step is begun', async () => {
  const { nickname } = await registerInTwoSteps()

  expect((await logIn(nickname)).statusCode).toBe(400)
})
