import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../../scripts/testing/freePort.ts'
import { openMailInlet } from '../../messages/inlet/openMailInlet.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { REPLY_DOMAIN } from '../../test/createTestApp.ts'
import { TOKEN_KEY } from '../../test/secrets.ts'
import { createConversationLinks } from './conversationLinks.ts'
import { createReplyReceiver } from './createReplyReceiver.ts'
import { createReplyAddresses } from './replyAddresses.ts'

const { database, identity, call, letters, addSection, addAd, clock } = await createAdvertisers()
const section = await addSection()
const keyFor = (purpose: string) => deriveKey(TOKEN_KEY.secret, purpose)
const port = await freePort()
const inlet = await openMailInlet(
  createReplyReceiver({
    database,
    attempts: identity.attempts,
    outbox: identity.outbox,
    clock: clock.read,
    links: createConversationLinks(keyFor('conversation links')),
    replies: createReplyAddresses(keyFor('reply addresses'), REPLY_DOMAIN),
  }),
  { host: '127.0.0.1', port },
)
afterAll(() => inlet.close())

/** The mail server in front of us. */
const server = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
const send = (mail: Parameters<typeof server.sendMail>[0]) =>
  server.sendMail(mail).then(
    () => 250,
    (error: { responseCode?: number }) => error.responseCode,
  )

const replyToOf = (letter: { payload: unknown } | undefined): string =>
  String((letter?.payload as { replyTo?: string } | undefined)?.replyTo)

let people = 0

/** A conversation of two people without accounts, and where each of them answers. */
const begin = async () => {
  people += 1
  const [seller, buyer] = [`prodejce.${people}@posta.example`, `kupec.${people}@posta.example`]
  const ad = await addAd(section, { email: seller, showEmail: true })
  const body = { email: buyer, content: 'Je kolo ještě k mání?' }
  await call('POST', `/api/front/inzrts/${ad.slug}/messages`, body, { client: `10.0.0.${people}` })
  const [letter] = await letters(seller)
  const { path = '' } = (letter?.payload ?? {}) as { path?: string }
  const replyTo = replyToOf(letter)
  const [, id = '', key = ''] = /zpravy\/(\d+)#klic=(.+)$/.exec(path) ?? []
  const read = async (): Promise<string[]> => {
    const { data } = (await call('GET', `/api/front/conversations/${id}?s=${key}`)).json()

    return data.messages.map(({ content }: { content: string }) => content)
  }
  const block = () =>
    call('PUT', `/api/front/conversations/${id}/mark?s=${key}`, { event: 'block' })

  return { seller, buyer, replyTo, read, block }
}

test('V009 an answer by mail reaches the other one without quotes and address', async () => {
  const { seller, buyer, replyTo, read } = await begin()
  const text = `Ano, je.\n\nDne 4. 5. 2026 v 9:00 Inzrt napsal(a):\n> Je kolo ještě k mání?\n-- \n${seller}`
  expect(replyTo).toMatch(/^reply\+\d+s-[0-9a-f]{32}@odpovedi\.inzrt\.example$/)
  expect(await send({ from: `"Jana" <${seller}>`, to: replyTo, text })).toBe(250)

  expect(await read()).toEqual(['Je kolo ještě k mání?', 'Ano, je.'])
  const [told] = await letters(buyer)
  expect(told).toMatchObject({ template: 'adMessage', payload: { content: 'Ano, je.' } })
  expect(JSON.stringify(told?.payload)).not.toContain(seller)
  const back = replyToOf(told)
  expect(await send({ from: buyer.toUpperCase(), to: back, text: 'Přijedu.' })).toBe(250)
  expect((await read()).at(-1)).toBe('Přijedu.')
})

test('V009 of an answer in HTML the words are kept, its pictures and files are not', async () => {
  const { seller, replyTo, read } = await begin()
  const html =
    '<p>Ano,&nbsp;<b>je</b>.</p><blockquote>Je k mání?</blockquote><img src="https://sleduje.example/x.png" alt="x"><script>alert(1)</script>'
  const attachments = [{ filename: 'foto.jpg', content: Buffer.from('photo') }]
  expect(await send({ from: seller, to: replyTo, html, attachments })).toBe(250)

  const last = (await read()).at(-1)
  expect(last).toMatch(/^Ano,\sje\.$/)
})

test.each([
  ['an automatic answer', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['one of a list', { headers: { Precedence: 'bulk' } }],
  ['a notice that a letter did not arrive', { envelope: { from: '' as const } }],
])('V009 %s is taken, and nobody is told of it', async (_what, more) => {
  const { seller, replyTo, read } = await begin()
  const envelope = 'envelope' in more ? { envelope: { from: '', to: replyTo } } : {}
  const mail = { from: seller, to: replyTo, text: 'Jsem na dovolené.', ...more, ...envelope }

  expect(await send(mail)).toBe(250)
  expect(await read()).toHaveLength(1)
})

test('V009 nobody writes into a conversation by an address that is not theirs', async () => {
  const one = await begin()
  const other = await begin()
  const forged = one.replyTo.replace(/^reply\+(\d{1,10})/, (_, id) => `reply+${Number(id) + 1}`)
  const text = 'Peníze pošlete jinam.'
  const refused = [
    await send({ from: one.buyer, to: one.replyTo, text }),
    await send({ from: `${one.seller}, ${one.buyer}`, to: one.replyTo, text }),
    await send({ from: other.seller, to: forged, text }),
    await send({ from: one.seller, to: one.replyTo.replace(/s-/, 'b-'), text }),
    await send({ from: one.seller, to: `cokoli@${REPLY_DOMAIN}`, text }),
    await send({ from: one.seller, to: one.replyTo.replace(REPLY_DOMAIN, 'jinde.example'), text }),
  ]

  expect(refused).toEqual(refused.map(() => 550))
  expect([await one.read(), await other.read()].flat()).toHaveLength(2)
})

test('V009 what is too large, says nothing or is not wanted comes back', async () => {
  const { seller, buyer, replyTo, read, block } = await begin()
  const big = { filename: 'film.bin', content: Buffer.alloc(2 * 1024 * 1024, 1) }
  expect(await send({ from: seller, to: replyTo, text: 'Ano.', attachments: [big] })).toBe(552)
  expect(await send({ from: seller, to: replyTo, text: '> Je k mání?' })).toBe(554)
  expect(await send({ from: seller, to: replyTo, text: 'x'.repeat(2_001) })).toBe(554)
  expect(await send({ from: seller, to: replyTo, text: 'Ano.' })).toBe(250)
  const [told] = await letters(buyer)
  await block()
  const back = replyToOf(told)

  expect(await send({ from: buyer, to: back, text: 'Haló?' })).toBe(550)
  expect(await read()).toHaveLength(2)
})

/** Says lines one by one, each once the one before was answered; the codes of all answers. */
const talk = async (lines: readonly string[]) => {
  const socket = connect(port, '127.0.0.1')
  const hear = async () => String((await once(socket, 'data'))[0]).slice(0, 3)
  const codes = [await hear()]
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    codes.push(await hear())
  }

  return { socket, codes }
}

test('V009 a letter of 30 MB is told to be too large, before it is sent where it says so', async () => {
  const { seller, replyTo, read } = await begin()
  const film = { filename: 'film.bin', content: Buffer.alloc(22 * 1024 * 1024, 1) }
  expect(await send({ from: seller, to: replyTo, text: 'Ano.', attachments: [film] })).toBe(552)
  const { socket, codes } = await talk(['EHLO x', `MAIL FROM:<${seller}> SIZE=31457280`])
  socket.destroy()
  expect(codes.at(-1)).toBe('552')

  expect(await read()).toHaveLength(1)
  expect(await send({ from: seller, to: replyTo, text: 'Ano.' })).toBe(250)
})

test('V009 a letter whose connection breaks ends nothing, and the next one is taken', async () => {
  const { seller, replyTo, read } = await begin()
  const { socket } = await talk([
    ...['HELO x', `MAIL FROM:<${seller}>`, `RCPT TO:<${replyTo}>`, 'DATA'],
  ])
  socket.write(`From: ${seller}\r\n\r\nAno, `)
  socket.resetAndDestroy()
  await once(socket, 'close')

  expect(await send({ from: seller, to: replyTo, text: 'Je.' })).toBe(250)
  expect((await read()).at(-1)).toBe('Je.')
})

test('V009 a letter to an address that nobody was given is refused before it is sent', async () => {
  const { seller, replyTo } = await begin()
  const forged = [
    replyTo.replace(/-[0-9a-f]{32}/, `-${'0'.repeat(32)}`),
    replyTo.replace(/\+\d+/, '+2147483648'),
    replyTo.replace(/\+\d+/, '+9999999999'),
  ]
  const { socket, codes } = await talk([
    ...['HELO x', `MAIL FROM:<${seller}>`],
    ...forged.map((address) => `RCPT TO:<${address}>`),
  ])
  socket.destroy()

  expect(codes.slice(3)).toEqual(forged.map(() => '550'))
})

test('V009 of one address sixty letters an hour are read, whatever they say', async () => {
  const { seller, replyTo } = await begin()
  const lines = Array.from({ length: 61 }, () => [`RCPT TO:<${replyTo}>`, 'RSET'])
  const from = `MAIL FROM:<${seller}>`
  const { socket, codes } = await talk(['HELO x', ...lines.flatMap((pair) => [from, ...pair])])
  socket.destroy()

  expect(codes.filter((code) => code === '450')).toHaveLength(1)
})
