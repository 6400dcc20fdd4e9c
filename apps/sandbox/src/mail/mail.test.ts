import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { aLetter } from '../test/aLetter.ts'
import { createTestSandbox } from '../test/createTestSandbox.ts'
import { openMailServer } from './openMailServer.ts'
import { readLetter } from './readLetter.ts'

const port = await freePort()
const received: { recipient: string; raw: Buffer }[] = []
const server = await openMailServer(port, async (recipient, raw) => {
  received.push({ recipient, raw })
})
afterAll(() => server.close())

test('N026 a letter that comes by SMTP is read as it was written', async () => {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  await transport.sendMail({
    from: { name: 'Pinkpack', address: 'posta@inzrt.example' },
    to: 'jana@example.cz',
    subject: 'Potvrďte svůj e\u2060mail',
    text: 'Příliš žluťoučký\nkůň',
    html: '<p>Příliš</p>',
    replyTo: 'reply+1@odpovedi.example',
    messageId: '<7f6f4f5c-54b7-4f7a-9d5b-0c8a3f1d2e3b@inzrt.example>',
  })
  const [{ raw = Buffer.alloc(0), recipient = '' } = {}] = received

  expect(await readLetter(raw, { recipient, sentAt: '2026-11-25T12:00:00.000Z' })).toEqual({
    key: '7f6f4f5c-54b7-4f7a-9d5b-0c8a3f1d2e3b',
    sender: 'Pinkpack <posta@inzrt.example>',
    recipient: 'jana@example.cz',
    replyTo: 'reply+1@odpovedi.example',
    subject: 'Potvrďte svůj e\u2060mail',
    text: 'Příliš žluťoučký\nkůň',
    html: '<p>Příliš</p>',
    sentAt: '2026-11-25T12:00:00.000Z',
  })
})

test('N026 several letters come by one connection, whatever their lines begin with', async () => {
  received.length = 0
  const transport = createTransport({ host: '127.0.0.1', port, pool: true, ignoreTLS: true })
  for (const text of ['.\n..\nkonec.', 'druhý'])
    await transport.sendMail({ from: 'a@b.cz', to: ['jana@example.cz', 'žaneta@example.cz'], text })
  transport.close()
  const letters = received.map(({ recipient, raw }) =>
    readLetter(raw, { recipient, sentAt: '2026-11-25T12:00:00.000Z' }),
  )

  expect(
    (await Promise.all(letters)).map(({ recipient, text }) => [recipient, text.trim()]),
  ).toEqual([
    ['jana@example.cz', '.\n..\nkonec.'],
    ['žaneta@example.cz', '.\n..\nkonec.'],
    ['jana@example.cz', 'druhý'],
    ['žaneta@example.cz', 'druhý'],
  ])
})

test('N026 of a letter whose connection breaks nothing is kept', async () => {
  received.length = 0
  const socket = connect(port, '127.0.0.1')
  socket.write('HELO x\r\nMAIL FROM:<a@b.cz>\r\nRCPT TO:<jana@example.cz>\r\nDATA\r\nAhoj\r\n')
  await once(socket, 'data')
  socket.end()
  socket.resume()
  await once(socket, 'close')

  expect(received).toEqual([])
})

test('N026 a letter is read in the mailbox, its link followed, and tests read it as JSON', async () => {
  const { ask, letters } = await createTestSandbox()
  letters.put('jana', aLetter({ key: 'jana' }))
  letters.put('petr', aLetter({ key: 'petr', recipient: 'petr@example.cz' }))
  const { data } = (await ask('/mail.json?to=jana@example.cz')).json()
  const page = (await ask('/?to=jana@example.cz')).body

  expect(data).toHaveLength(1)
  expect(data[0].links).toEqual(['http://inzrt.example/uzivatel/overeni-emailu?token=tajne'])
  expect(page).toContain(`<a href="${data[0].links[0]}">`)
  expect(page).not.toContain('petr@example.cz')
  expect((await ask('/mail/jana.html')).body).toContain(`href="${data[0].links[0]}"`)
  expect((await ask('/mail.json')).json().data.map(({ key }: { key: string }) => key)).toEqual([
    'petr',
    'jana',
  ])
})

test('V009 N026 an answer reaches the address a letter names, and no other letter is answered', async () => {
  const { sendForm, ask, letters } = await createTestSandbox({ inletPort: port })
  letters.put('hovor', aLetter({ key: 'hovor', replyTo: 'reply+1@odpovedi.example' }))
  letters.put('odkaz', aLetter({ key: 'odkaz' }))
  received.length = 0
  expect((await sendForm('/mail/odkaz/reply', { text: 'Ano.' })).statusCode).toBe(404)
  const answer = await sendForm('/mail/hovor/reply', { text: 'Ano, je.' })

  expect(answer.headers.location).toBe('/?mail=hovor&reply=1#zprava')
  expect(received.map(({ recipient }) => recipient)).toEqual(['reply+1@odpovedi.example'])
  expect(received[0]?.raw.toString()).toMatch(/\r\nAno, je\.\r\n\r\nDne 25\.\s11\.\s2026/)
  expect((await ask('/?mail=hovor&reply=1')).body).toContain('Odpověď odešla.')
})

test('N026 an answer that nobody takes comes back', async () => {
  const { ask, letters } = await createTestSandbox()
  letters.put('hovor', aLetter({ key: 'hovor', replyTo: 'reply+1@odpovedi.example' }))
  const answer = await ask('/mail/hovor/reply', { method: 'POST', payload: { text: 'Ano.' } })

  expect(answer.statusCode).toBe(422)
})
