import { isLoopbackName } from '@inzrt/settings/loopback'
import { createTransport } from 'nodemailer'
import { Undeliverable } from '../outbox/Courier.ts'
import type { Mailer } from './Mail.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

type Failure = Readonly<{ code?: string; responseCode?: number }>

/** What a server says of a letter or its reader; everything else may be our settings. */
const ABOUT_THE_LETTER = ['EENVELOPE', 'EMESSAGE']

/** Answers from 500 on are final (RFC 5321, 4.2.1). */
const isFinal = ({ code = '', responseCode = 0 }: Failure): boolean =>
  responseCode >= 500 && ABOUT_THE_LETTER.includes(code)

const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Sends letters through an SMTP server, with TLS unless it is on this machine.
 * @param url `smtp://user:password@host:587`, or `smtps://…` where TLS comes first
 */
export const createSmtpMailer = (url: string): Mailer => {
  const { hostname } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: !isLoopbackName(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })

  return {
    send: async ({ key, to, from, unsubscribe, ...letter }, signal) => {
      try {
        await transport.sendMail({
          ...letter,
          from,
          to: { name: '', address: to },
          messageId: `<${key}@${from.address.split('@')[1]}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal,
        })
      } catch (error) {
        throw isFinal(error as Failure)
          ? new Undeliverable('The mail server refused.', { cause: error })
          : error
      }
    },
  }
}
