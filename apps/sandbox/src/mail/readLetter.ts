import { randomUUID } from 'node:crypto'
import { type AddressObject, simpleParser } from 'mailparser'
import type { Letter } from './Letter.ts'

const nameAndAddress = ({ value: [first] }: AddressObject): string =>
  first?.name ? `${first.name} <${first.address}>` : (first?.address ?? '')

/** The part of a Message-ID that its sender chose. */
const keyOf = (messageId = ''): string => /^<([\w-]{1,64})@/.exec(messageId)?.[1] ?? randomUUID()

/** Reads a letter; nothing in it is fetched or followed. */
export const readLetter = async (
  raw: Buffer,
  { recipient, sentAt }: Pick<Letter, 'recipient' | 'sentAt'>,
): Promise<Letter> => {
  const mail = await simpleParser(raw, {
    skipImageLinks: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
  })

  return {
    key: keyOf(mail.messageId),
    sender: mail.from ? nameAndAddress(mail.from) : '',
    recipient,
    replyTo: mail.replyTo?.value[0]?.address ?? null,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || null,
    sentAt,
  }
}
