import { afterAll, beforeEach, expect, test } from 'vitest'
import { receiveMail } from '../../test/receiveMail.ts'
import { Undeliverable } from '../outbox/Courier.ts'
import { composeMail } from './composeMail.ts'
import { createSites } from './createSites.ts'
import { createSmtpMailer } from './createSmtpMailer.ts'
import type { Mail } from './Mail.ts'
import { code, link, text } from './MailTemplate.ts'

const server = await receiveMail()
afterAll(() => server.close())
beforeEach(() => server.forget())

const sites = createSites({ general: 'https://inzrt.example', adult: 'https://pinkpack.example' })
const mailer = createSmtpMailer(server.url)
const send = (mail: Mail) => mailer.send(mail, AbortSignal.timeout(10_000))
const KEY = '7f6f4f5c-54b7-4f7a-9d5b-0c8a3f1d2e3b'
const envelope = { key: KEY, from: 'posta@inzrt.example', to: 'jana@example.cz' }

const letter = (words = 'Ahoj', to = 'jana@example.cz') =>
  composeMail(
    {
      subject: words,
      blocks: [text(words), link(words, sites.adult.url('/x')), code(words, words)],
    },
    sites.adult,
    { ...envelope, to },
  )

test('R004 a letter reaches the mail server as text and as HTML, in the name of its site', async () => {
  await send(letter())
  const [mail] = server.received

  expect(mail?.to).toEqual(['jana@example.cz'])
  expect(mail?.from).toBe('posta@inzrt.example')
  expect(mail?.headers).toMatchObject({
    from: 'Pinkpack <posta@inzrt.example>',
    to: 'jana@example.cz',
    subject: 'Ahoj',
    'message-id': `<${KEY}@inzrt.example>`,
    'auto-submitted': 'auto-generated',
  })
  expect(mail?.headers['content-type']).toMatch(/^multipart\/alternative/)
  expect(mail?.raw).toContain('https://pinkpack.example/x')
})

test('a letter handed over again has the same key, by which its receivers know it', async () => {
  await send(letter())
  await send(letter())

  expect(server.received.map(({ headers }) => headers['message-id'])).toEqual(
    Array(2).fill(`<${KEY}@inzrt.example>`),
  )
})

test.each([
  ['CR LF', 'jana\r\nBcc: obet@example.cz\r\nX-Evil: 1'],
  ['LF', 'jana\nBcc: obet@example.cz'],
  ['CR', 'jana\rBcc: obet@example.cz'],
  ['NUL', 'jana\0\r\n\r\n<script>'],
  ['an empty line', 'jana\r\n\r\nDalší tělo'],
  ['line separators', 'jana\u2028Bcc: obet@example.cz\u0085Bcc: obet@example.cz'],
])('%s in any field adds no header and no reader', async (_what, hostile) => {
  await send(letter())
  await send(letter(hostile))
  await send({ ...letter(), subject: hostile, from: { name: hostile, address: envelope.from } })
  const [plain, ...others] = server.received

  expect(others).toHaveLength(2)
  for (const { headers, to } of others) {
    expect(Object.keys(headers)).toEqual(Object.keys(plain?.headers ?? {}))
    expect(to).toEqual(['jana@example.cz'])
  }
})

test.each([
  'jana@example.cz\r\nBcc: obet@example.cz',
  'jana@example.cz, obet@example.cz',
  'Jana <jana@example.cz>',
  'jana@example.cz\0',
  '',
])('%j is nobody’s address', (recipient) => {
  expect(() => letter('Ahoj', recipient)).toThrow(Undeliverable)
})

test('a refusal for good is told from one for now', async () => {
  server.refuseWith(550)
  await expect(send(letter())).rejects.toThrow(Undeliverable)
  server.refuseWith(451)
  await expect(send(letter())).rejects.not.toThrow(Undeliverable)
})

test('a server that does not let us in is no reason to give a letter up', async () => {
  const stranger = createSmtpMailer(server.url.replace('//', '//inzrt:heslo@'))

  await expect(stranger.send(letter(), AbortSignal.timeout(10_000))).rejects.not.toThrow(
    Undeliverable,
  )
  expect(server.received).toEqual([])
})

test('a mail server that is not there is no reason to give up', async () => {
  const nowhere = createSmtpMailer('smtp://127.0.0.1:1')

  await expect(nowhere.send(letter(), AbortSignal.timeout(5_000))).rejects.not.toThrow(
    Undeliverable,
  )
})
