import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Receive = (recipient: string, raw: Buffer) => Promise<void>

/** A mail server of this machine that takes every letter, from anyone on it. */
export const openMailServer = async (
  port: number,
  receive: Receive,
): Promise<{ close: () => Promise<void> }> => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: async (stream, { envelope: { rcptTo } }, done) => {
      try {
        const raw = await buffer(stream)
        for (const { address } of rcptTo) await receive(address, raw)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // Connections that break are the other side's to try again.
  server.on('error', () => undefined)
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return { close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
