import { isEmail } from '@inzrt/domain/contact'
import { nonBreaking } from '@inzrt/domain/text'
import { Undeliverable } from '../outbox/Courier.ts'
import type { Mail } from './Mail.ts'
import type { MailContent } from './MailTemplate.ts'
import { renderHtml } from './renderHtml.ts'
import { renderText } from './renderText.ts'
import type { Site } from './Site.ts'

/** Where a header would end, and what no header may hold. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu

const onOneLine = (words: string): string => words.replace(CONTROLS, ' ').trim()

export type Envelope = Readonly<{ key: string; from: string; to: string }>

/**
 * A letter of a site to one reader.
 * @throws Undeliverable when the address is none
 */
export const composeMail = (
  content: MailContent,
  site: Site,
  { key, from, to }: Envelope,
): Mail => {
  if (!isEmail(to)) throw new Undeliverable('The recipient is no e-mail address.')
  const subject = nonBreaking(onOneLine(content.subject))

  return {
    key,
    from: { name: site.name, address: from },
    to,
    subject,
    text: renderText(content.blocks, site),
    html: renderHtml({ ...content, subject }, site),
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...(content.unsubscribe && { unsubscribe: content.unsubscribe }),
  }
}
