import { formatDateTime } from '@inzrt/domain/time'
import { createTransport } from 'nodemailer'
import type { Letter } from './Letter.ts'

/** Why the product's mail server did not take an answer. */
export type ReplyRefusal = Readonly<{ code: number; text: string }>

/** What a program for mail sends when somebody answers: the words, and below them the letter they answer. */
const composeReply = ({ recipient, replyTo, subject, text, sentAt }: Letter, words: string) =>
  [
    `From: <${recipient}>`,
    `To: <${replyTo}>`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    words,
    '',
    `Dne ${formatDateTime(new Date(sentAt))} Inzrt napsal(a):`,
    ...text.split('\n').map((line) => `> ${line}`),
  ].join('\r\n')

/** No server to hand it to (RFC 5321: service not available). */
const UNAVAILABLE = 421

/** Answers a letter by SMTP, as its reader would. null: it was taken. */
export const sendReply = async (
  inletPort: number,
  letter: Letter,
  words: string,
): Promise<ReplyRefusal | null> => {
  const transport = createTransport({ host: '127.0.0.1', port: inletPort, ignoreTLS: true })
  try {
    await transport.sendMail({
      envelope: { from: letter.recipient, to: letter.replyTo ?? '' },
      raw: composeReply(letter, words),
    })

    return null
  } catch (error) {
    const { responseCode = UNAVAILABLE, message } = error as Error & { responseCode?: number }

    return { code: responseCode, text: message }
  } finally {
    transport.close()
  }
}
