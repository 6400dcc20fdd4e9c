import { expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'

const { call, register, logIn, letters, clock, forgot, resetLetter } = await createAccounts()

const confirm = (token: string) => call('POST', '/api/auth/email/verify', { token })
const profileOf = async (token: string) =>
  (await call('GET', '/api/auth/user/profile', undefined, { token })).json().data
const mailedToken = async (to: string, template = 'verifyEmail') => {
  const [letter] = (await letters(to)).filter((one) => one.template === template)

  return String(letter?.payload.token)
}
const resend = (token: string) => call('POST', '/api/auth/email/resend', undefined, { token })
const change = (token: string, email: string, password = PASSWORD) =>
  call('PUT', '/api/auth/user/email', { email, password }, { token })

const confirmed = async () => {
  const person = await register()
  await confirm(await mailedToken(person.email))

  return person
}

test('R050 the mailed link confirms the address; opening it again is no failure', async () => {
  const { email, token } = await register()
  expect((await profileOf(token)).emailVerified).toBe(false)
  const link = await mailedToken(email)
  const answer = await confirm(link)

  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'E-mail je potvrzený. Děkujeme.' },
  ])
  expect((await profileOf(token)).emailVerified).toBe(true)
  expect((await confirm(link)).statusCode).toBe(200)
})

test('R050 only a confirmed address logs in', async () => {
  const { email } = await register()
  expect((await logIn(email)).statusCode).toBe(401)
  await confirm(await mailedToken(email))

  expect((await logIn(email.toUpperCase())).statusCode).toBe(200)
})

test('R050 a link lives two days, and one nobody was mailed is refused', async () => {
  const [{ email }, other] = [await register(), await register()]
  const [link, sooner] = [await mailedToken(email), await mailedToken(other.email)]
  clock.pass(48 * 3_600 - 1)
  expect((await confirm(sooner)).statusCode).toBe(200)
  clock.pass(1)

  for (const token of [link, 'x', '', 'a'.repeat(43)]) {
    const answer = await confirm(token)
    expect([token, answer.statusCode]).toEqual([token, 422])
    expect(answer.json().errors.token).toHaveLength(1)
  }
})

test('R050 the link is mailed again at most once a minute, and never when it was opened', async () => {
  const { email, token } = await register()
  expect((await resend(token)).json()).toEqual({
    message: 'Potvrzovací e-mail jsme poslali znovu.',
  })
  const refused = await resend(token)
  expect([refused.statusCode, refused.json().retryAfter]).toEqual([429, 60])
  expect(refused.headers['retry-after']).toBe('60')
  clock.pass(60)
  expect((await resend(token)).statusCode).toBe(200)
  expect(await letters(email)).toHaveLength(3)

  await confirm(await mailedToken(email))
  clock.pass(60)
  expect([(await resend(token)).statusCode]).toEqual([409])
})

test('R050 of several accounts that claim an address, the first to confirm has it', async () => {
  const email = 'sdilena@posta.example'
  const first = await register({ email })
  const firstLink = await mailedToken(email)
  await register({ email })
  const secondLink = await mailedToken(email)
  const answers = await Promise.all([confirm(firstLink), confirm(secondLink)])

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json().message).toBe(
    'Tento e-mail už patří k jinému účtu.',
  )
  expect(first.email).toBe(email)
})

test('P036 another address counts once its mailed link is opened; the former one is told', async () => {
  const { email, token, nickname } = await confirmed()
  const asked = await change(token, 'nova@posta.example')
  expect(asked.statusCode).toBe(200)
  expect(await profileOf(token)).toMatchObject({ email, pendingEmail: 'nova@posta.example' })

  const link = await mailedToken('nova@posta.example', 'emailChange')
  await confirm(link)
  expect(await profileOf(token)).toMatchObject({
    email: 'nova@posta.example',
    emailVerified: true,
    pendingEmail: null,
  })
  expect((await letters(email))[0]).toMatchObject({
    template: 'emailChanged',
    payload: { nickname },
  })
  expect((await confirm(link)).statusCode).toBe(200)
})

test('P036 a link to an address no longer wanted does not bring it back', async () => {
  const { token } = await confirmed()
  await change(token, 'prvni@posta.example')
  const first = await mailedToken('prvni@posta.example', 'emailChange')
  await change(token, 'druha@posta.example')
  await confirm(await mailedToken('druha@posta.example', 'emailChange'))

  expect((await confirm(first)).statusCode).toBe(422)
  expect((await profileOf(token)).email).toBe('druha@posta.example')
})

test('P036 R050 links of others go on when an account asks for another address', async () => {
  const { token } = await confirmed()
  const other = await register()
  await change(token, 'treti@posta.example')

  expect((await confirm(await mailedToken(other.email))).statusCode).toBe(200)
})

test('P036 another address needs the password and is not the present one', async () => {
  const { email, token } = await confirmed()

  expect((await change(token, 'x@posta.example', 'jiné heslo')).json().errors).toEqual({
    password: ['Heslo není správné.'],
  })
  expect((await change(token, email.toUpperCase())).json().errors).toEqual({
    email: ['Tento e-mail už k vašemu účtu patří.'],
  })
})

test('P036 asking for a taken address is answered as for a free one, and its owner is told', async () => {
  const owner = await confirmed()
  const { token } = await confirmed()
  const free = await change(token, 'volna@posta.example')
  const taken = await change(token, owner.email)

  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
  expect((await profileOf(token)).pendingEmail).toBe(owner.email)
  expect((await letters(owner.email))[0]?.template).toBe('emailTaken')
})

test('P036 an address never confirmed is replaced at once', async () => {
  const { token } = await register()
  await change(token, 'bez.preklepu@posta.example')

  expect(await profileOf(token)).toMatchObject({
    email: 'bez.preklepu@posta.example',
    pendingEmail: null,
    emailVerified: false,
  })
  await confirm(await mailedToken('bez.preklepu@posta.example'))
  expect((await profileOf(token)).emailVerified).toBe(true)
})

const setByLink = (nickname: string, token: string) => {
  const password = 'úplně jiné heslo'

  return call('POST', '/api/auth/password/reset', {
    nickname,
    token,
    password,
    password_confirmation: password,
  })
}

test('P036 R255 a link for a new password that lies in the former mail works no longer', async () => {
  const { nickname, email, token } = await confirmed()
  await forgot(nickname)
  const { token: link } = await resetLetter(email)
  await change(token, `nova.${email}`)
  await confirm(await mailedToken(`nova.${email}`, 'emailChange'))

  expect((await setByLink(nickname, link)).statusCode).toBe(422)
})

test('P036 R255 neither does one that went to an address never confirmed', async () => {
  const { nickname, email, token } = await register()
  await forgot(nickname)
  const { token: link } = await resetLetter(email)
  await change(token, `bez.preklepu.${email}`)

  expect((await setByLink(nickname, link)).statusCode).toBe(422)
})

test('P036 R255 another address a thief asked for is forgotten when the password is reset', async () => {
  const { nickname, email, token } = await confirmed()
  await change(token, `zlodej.${email}`)
  const claimed = await mailedToken(`zlodej.${email}`, 'emailChange')
  await forgot(nickname)
  const { token: link } = await resetLetter(email)
  expect((await setByLink(nickname, link)).statusCode).toBe(200)

  expect((await confirm(claimed)).statusCode).toBe(422)
  const again = (await logIn(nickname, 'úplně jiné heslo')).json().access_token
  expect(await profileOf(again)).toMatchObject({ email, pendingEmail: null })
})
