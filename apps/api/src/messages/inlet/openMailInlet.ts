import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { type ReceivedMail, readMail } from './readMail.ts'

/** Why a letter is not taken, as the sender's server tells it: plain letters, no accents. */
export type MailRefusal = Readonly<{ code: number; text: string }>

export type MailInlet = Readonly<{
  /** Whether there is such an address; a letter to any other is not even read. */
  isAddress: (address: string) => boolean
  /** Takes a letter. null: it was taken, or needs no answer. */
  receive: (address: string, mail: ReceivedMail) => Promise<MailRefusal | null>
}>

export type MailInletPlace = Readonly<{ host: string; port: number }>

/** Room for quotations and a picture in the signature; photos are none of it. */
const MOST_BYTES = 2 * 1024 * 1024
const CLIENTS = 50
const SILENCE_MS = 60_000

const refusalOf = ({ code, text }: MailRefusal): Error =>
  Object.assign(new Error(text), { responseCode: code })

const TOO_LONG = { code: 552, text: 'Zprava je prilis velka. Prilohy sem poslat nejde.' }
const UNKNOWN = { code: 550, text: 'Takova adresa tu neni.' }
const LATER = { code: 451, text: 'Zkuste to prosim pozdeji.' }

/**
 * Takes letters from the mail server in front of it, which is the one that anyone can reach: that one has the certificate
 * and checks SPF, DKIM and DMARC.
 */
export const openMailInlet = async (
  { isAddress, receive }: MailInlet,
  { host, port }: MailInletPlace,
): Promise<{ close: () => Promise<void> }> => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    maxClients: CLIENTS,
    socketTimeout: SILENCE_MS,
    logger: false,
    onRcptTo: ({ address }, { envelope }, done) => {
      if (envelope.rcptTo.length > 0 || !isAddress(address)) return done(refusalOf(UNKNOWN))
      done()
    },
    onData: async (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      // What is too long is read to its end, so that the other server hears why, but not kept.
      for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer)
      if (stream.sizeExceeded) return done(refusalOf(TOO_LONG))
      const [to] = envelope.rcptTo
      try {
        // No address to answer to: the other server's notice that a letter did not arrive.
        const isNotice = !envelope.mailFrom || envelope.mailFrom.address === ''
        const refusal = isNotice
          ? null
          : await receive(to?.address ?? '', await readMail(Buffer.concat(parts)))
        done(refusal && refusalOf(refusal))
      } catch {
        done(refusalOf(LATER))
      }
    },
  })
  // Connections that break are the other side's to try again.
  server.on('error', () => undefined)
  await once(server.listen(port, host), 'listening')

  return { close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
