import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { createMailCourier } from '../messages/mail/createMailCourier.ts'
import type { Mail } from '../messages/mail/Mail.ts'
import { deliverMessages } from '../messages/outbox/deliverMessages.ts'
import { createOutboxRepository } from '../messages/outbox/outbox.repository.ts'
import { createAccounts } from '../test/createAccounts.ts'
import { silentLog } from '../test/silentLog.ts'
import { TEST_SITES } from '../test/testSites.ts'

const { call, register, logIn, forgot, resetLetter, letters, database, clock } =
  await createAccounts()

const PASSWORDS = ['kanarek-prvni-7d1f', 'kanarek-druhe-4b2c', 'kanarek-treti-9e0a'] as const
const [FIRST, SECOND, THIRD] = PASSWORDS
const FLOW = 'flow-kanarek-51c3'

const mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail) }
const email = createMailCourier(mailer, TEST_SITES, 'posta@inzrt.example')
const deliver = () =>
  deliverMessages(
    { messages: createOutboxRepository(database), couriers: { email }, clock: clock.read },
    silentLog,
  )

const wordsOfDatabase = async (): Promise<string> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  )
  const tables = rows.map(({ name }) =>
    database.pool.query(`select string_agg(t::text, ' ') as words from ${name} t`),
  )

  return (await Promise.all(tables)).map(({ rows: [row] }) => String(row?.words)).join(' ')
}

/** Everything an account goes through, told as what was planted and what was answered. */
const live = async () => {
  const answers: LightMyRequestResponse[] = []
  const ask = async (...asked: Parameters<typeof call>) => {
    const answer = await call(...asked)
    answers.push(answer)

    return answer
  }
  const passwords = { password: FIRST, password_confirmation: FIRST }
  const { nickname, email: to, token } = await register(passwords)
  const link = String((await letters(to))[0]?.payload.token)
  await ask('POST', '/api/auth/email/verify', { token: link })
  const change = { current_password: FIRST, password: SECOND, password_confirmation: SECOND }
  await ask('PUT', '/api/auth/user/password', change, { token })
  answers.push(await logIn(nickname, FIRST), await forgot(nickname, { flow: FLOW }))
  const reset = await resetLetter(to)
  await deliver()
  const words = { nickname, password: THIRD, password_confirmation: THIRD }
  await ask('POST', '/api/auth/password/reset', { ...words, token: 'x'.repeat(43) })
  await ask('POST', '/api/auth/password/reset', { ...words, token: reset.token })
  const session = String((await logIn(nickname, THIRD)).json().access_token)
  for (const path of ['/api/auth/user', '/api/auth/user/profile', '/api/auth/user/export'])
    await ask('GET', path, undefined, { token: session })
  await ask('DELETE', '/api/auth/user', { password: SECOND }, { token: session })
  await deliver()

  return { answers, mailed: { link, ...reset }, tokens: [token, session] }
}

test('R182 R255 a password is nowhere, a mailed link and a code in their own letter alone', async () => {
  const { answers, mailed, tokens } = await live()
  const seen = answers.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n')
  const kept = await wordsOfDatabase()
  const sent = mails.map(({ subject, text, html }) => subject + text + html)
  const isPlain = (secret: string) => [seen, kept].some((words) => words.includes(secret))

  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  expect([...PASSWORDS, ...tokens, FLOW, mailed.link, mailed.token].filter(isPlain)).toEqual([])
  expect([...PASSWORDS, ...tokens, FLOW].filter((one) => sent.join().includes(one))).toEqual([])
  for (const secret of [mailed.link, mailed.token, `>${mailed.code}<`])
    expect(sent.filter((letter) => letter.includes(secret))).toHaveLength(1)
})
