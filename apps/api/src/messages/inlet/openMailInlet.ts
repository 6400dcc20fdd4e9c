import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { type ReceivedMail, readMail } from './readMail.ts'

/** Why a letter is not taken, as the sender's server tells it: plain letters, no accents. */
export type MailRefusal = Readonly<{ code: number; text: string }>

export type MailInlet = Readonly<{
  /** Why a letter to an address is not even read. null: it is. */
  refusalOf: (address: string) => Promise<MailRefusal | null>
  /** Takes a letter. null: it was taken, or needs no answer. */
  receive: (address: string, mail: ReceivedMail) => Promise<MailRefusal | null>
}>

export type MailInletPlace = Readonly<{ host: string; port: number }>

/** Room for quotations and a picture in the signature; photos are none of it. */
const MOST_BYTES = 2 * 1024 * 1024
const CLIENTS = 50
const SILENCE_MS = 60_000

const TOO_LONG = { code: 552, text: 'Zprava je prilis velka. Prilohy sem poslat nejde.' }
const UNKNOWN = { code: 550, text: 'Takova adresa tu neni.' }
const UNREADABLE = { code: 554, text: 'Zpravu se nepodarilo precist. Odpovezte prosim na portalu.' }
const LATER = { code: 451, text: 'Zkuste to prosim pozdeji.' }

const toError = (refusal: MailRefusal | null): Error | null =>
  refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })

/** A letter; null where it is too long: that is read to its end, so that the other server hears why, but not kept. */
const readWhole = async (stream: SMTPServerDataStream): Promise<Buffer | null> => {
  const parts: Buffer[] = []
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer)

  return stream.sizeExceeded ? null : Buffer.concat(parts)
}

/**
 * Takes letters from the mail server in front of it, which is the one that anyone can reach: that one has the certificate
 * and checks SPF, DKIM and DMARC.
 */
export const openMailInlet = async (
  { refusalOf, receive }: MailInlet,
  { host, port }: MailInletPlace,
): Promise<{ close: () => Promise<void> }> => {
  const take = async (address: string, raw: Buffer | null): Promise<MailRefusal | null> => {
    if (!raw) return TOO_LONG
    const mail = await readMail(raw).catch(() => null)

    return mail ? receive(address, mail) : UNREADABLE
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    maxClients: CLIENTS,
    socketTimeout: SILENCE_MS,
    logger: false,
    onRcptTo: async ({ address }, { envelope }, done) => {
      const isSecond = envelope.rcptTo.length > 0
      done(toError(isSecond ? UNKNOWN : await refusalOf(address).catch(() => LATER)))
    },
    onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const [to] = rcptTo
      // No address to answer to: the other server's notice that a letter did not arrive.
      const isNotice = !mailFrom || mailFrom.address === ''
      const refusal = await readWhole(stream)
        .then((raw) => (raw && isNotice ? null : take(to?.address ?? '', raw)))
        .catch(() => LATER)
      done(toError(refusal))
    },
  })
  // Connections that break are the other side's to try again.
  server.on('error', () => undefined)
  await once(server.listen(port, host), 'listening')

  return { close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
