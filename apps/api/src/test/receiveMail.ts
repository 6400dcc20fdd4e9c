import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../../scripts/testing/freePort.ts'

/** A letter as the server took it. Names of headers are in lower case. */
type ReceivedMail = Readonly<{
  from: string
  to: readonly string[]
  headers: Readonly<Record<string, string>>
  raw: string
}>

/** Header lines, folded ones put together. */
const readHeaders = (raw: string): Record<string, string> => {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')

  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

/** A mail server on this machine that keeps what it is sent, from anyone who does not log in. */
export const receiveMail = async () => {
  const received: ReceivedMail[] = []
  let refusal: number | null = null
  const port = await freePort()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    logger: false,
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream)
      if (refusal) return done(Object.assign(new Error('refused'), { responseCode: refusal }))
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        headers: readHeaders(raw),
        raw,
      })
      done()
    },
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Answers every letter with a failure from now on. */
    refuseWith: (code: number): void => {
      refusal = code
    },
    forget: (): void => {
      refusal = null
      received.length = 0
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
