import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { createAccounts } from '../test/createAccounts.ts'
import { INTERNAL_KEY, PASSWORD } from '../test/secrets.ts'
import { answerResetRequests } from './password-reset/answerResetRequests.ts'

const { database, identity, registration, resetLetter, letters, phoneCode } = await createAccounts()
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-log-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
/** A process of its own takes its time to start beside everything else that is tested. */
const STARTING_MS = 90_000
const PHONE = '+420777123987'

/** The api as it runs, as talkative as it can be. */
const api = spawn(process.execPath, ['src/server.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: {
    PATH: process.env.PATH,
    ...database.addresses,
    DATA_DIR: dataDir,
    PORT: String(port),
    INTERNAL_KEY,
    SEED_ADS: '0',
    LOG_LEVEL: 'debug',
  },
})
let log = ''
for (const stream of [api.stdout, api.stderr])
  stream.on('data', (text: Buffer) => {
    log += text.toString()
  })
afterAll(async () => {
  api.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const send = async (method: string, path: string, body?: string, token?: string) => {
  const answer = await fetch(url + path, {
    method,
    headers: {
      'x-inzrt-key': INTERNAL_KEY,
      'x-inzrt-flow': 'canary-flow-of-a-browser',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body }),
  })
  return (await answer.json()) as { access_token: string }
}
const say = (method: string, path: string, body: object, token?: string) =>
  send(method, path, JSON.stringify(body), token)

const isReady = new Promise<void>((resolve, reject) => {
  api.stdout.on('data', () => log.includes('api listens') && resolve())
  api.once('exit', () => reject(new Error(log)))
})

/** A code of six digits may stand in a longer number by chance. */
const alone = (code: string): RegExp => new RegExp(`(?<![\\d.])${code}(?!\\d)`)

/** As it is, in JSON, in an address and in base64. */
const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64url').slice(0, -2),
]

test(
  'R182 R251 no password, token, code, phone or address gets into the log in any failure',
  async () => {
    await isReady
    await say('POST', '/api/front/phone-verifications', { phoneNumber: PHONE })
    const verificationCode = await phoneCode(PHONE)
    const person = registration({ phoneNumber: PHONE, verificationCode })
    const { nickname, email } = person
    const { access_token: token } = await say('POST', '/api/auth/register', person)
    const right = { nickname, password: PASSWORD }
    const { access_token: later } = await say('POST', '/api/auth/login', right)
    await say('POST', '/api/auth/login', { nickname, password: 'canary-wrong-password' })
    await send('POST', '/api/auth/login', `{"nickname":"${nickname}","password":"${PASSWORD}`)
    await say('POST', '/api/auth/register', { ...person, password: 'x'.repeat(70_000) })
    await send('GET', '/api/auth/user', undefined, `${token}x`)
    const confirmation = (await letters(email)).at(-1)?.payload as { token: string }
    await say('POST', '/api/auth/email/verify', { token: confirmation.token })
    await say('POST', '/api/auth/password/forgot', { nickname, password: PASSWORD })
    // The process answers requests itself; the first of the two writes the letter.
    await answerResetRequests(identity)
    await expect.poll(() => resetLetter(email)).toBeDefined()
    const reset = await resetLetter(email)
    const next = { password: 'canary-next-password', password_confirmation: 'canary-next-password' }
    await say('POST', '/api/auth/password/reset', { nickname, token: reset.token, ...next })
    // Faults tell most: from now on every question to the database fails.
    await database.asOwner('alter table users rename column nickname_folded to gone')
    await say('POST', '/api/auth/login', { nickname, password: 'canary-next-password' })
    await say('POST', '/api/auth/register', registration({ nickname: `${nickname}2` }))
    await send('GET', '/api/auth/user', undefined, later)

    expect(log).toContain('"level":50')
    const secrets = [
      ...[PASSWORD, 'canary-wrong-password', 'canary-next-password', 'canary-flow-of-a-browser'],
      ...[token, later, reset.token, confirmation.token, INTERNAL_KEY],
      ...[PHONE, email, nickname],
    ]
    for (const secret of secrets)
      for (const form of formsOf(secret)) expect(log.includes(form), `${form}\n${log}`).toBe(false)
    expect(log).not.toMatch(alone(verificationCode))
  },
  STARTING_MS,
)
