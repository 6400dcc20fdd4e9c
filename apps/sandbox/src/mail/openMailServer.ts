import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

type Receive = (recipient: string, raw: Buffer) => Promise<void>

/** What each command is answered; a letter follows DATA. */
const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250-sandbox\r\n250-8BITMIME\r\n250 SMTPUTF8',
  HELO: '250 sandbox',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 End with a dot',
  RSET: '250 OK',
  NOOP: '250 OK',
  QUIT: '221 Bye',
}

/** Lines as they come, each byte a character. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    const lines = `${rest}${chunk}`.split('\r\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const addressIn = (line: string): string =>
  Buffer.from(/^[^<]*<([^>]*)>/.exec(line)?.[1] ?? '', 'latin1').toString()

const readBody = async (lines: AsyncGenerator<string>): Promise<Buffer> => {
  let body = ''
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('The connection broke within a letter.')
    if (value === '.') return Buffer.from(body, 'latin1')
    // A line that begins with a dot was sent with another one before it (RFC 5321, 4.5.2).
    body += `${value.startsWith('.') ? value.slice(1) : value}\r\n`
  }
}

const takeLetters = async (socket: Socket, receive: Receive): Promise<void> => {
  const say = (answer: string) => socket.write(`${answer}\r\n`)
  const lines = linesOf(socket)
  let recipients: string[] = []
  say('220 sandbox')
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done) return
    const [command = ''] = line.toUpperCase().split(' ')
    if (command === 'MAIL' || command === 'RSET') recipients = []
    if (command === 'RCPT') recipients.push(addressIn(line))
    say(ANSWERS[command] ?? '502 Not known here')
    if (command === 'QUIT') socket.end()
    if (command !== 'DATA') continue
    const raw = await readBody(lines)
    for (const recipient of recipients) await receive(recipient, raw)
    say('250 Taken')
  }
}

/**
 * A mail server of this machine that takes every letter, from anyone on it. It greets at once: servers made for a network
 * wait to see who talks too soon, which a moved clock's thousand letters would wait for one after another.
 */
export const openMailServer = async (
  port: number,
  receive: Receive,
): Promise<{ close: () => Promise<void> }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    // A connection that breaks, or a letter nobody can read, is the other side's to try again.
    takeLetters(socket, receive).catch(() => socket.destroy())
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return {
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
