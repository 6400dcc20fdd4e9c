import { type HtmlToTextOptions, htmlToText } from 'html-to-text'
import { simpleParser } from 'mailparser'
import { replyText } from './replyText.ts'

/** A letter that came, as far as a conversation needs it. */
export type ReceivedMail = Readonly<{
  /** Who says to have written it; null: nobody, or several. */
  from: string | null
  /** A machine answered: nobody reads what is answered to it. */
  isAutomatic: boolean
  /** What was written now, without quotations and signature. */
  text: string
}>

/** Far longer than what anybody types, with all that their program adds. */
const HTML_MAX = 500_000

/** Words alone: no pictures, no addresses behind links, nothing quoted. */
const WORDS = {
  wordwrap: false,
  limits: { maxInputLength: HTML_MAX, maxDepth: 200 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'blockquote', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
  ],
} satisfies HtmlToTextOptions

const AUTOMATIC = new Set(['bulk', 'junk', 'list', 'auto_reply'])
const SIGNS = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply'] as const

const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : ''

/** Reads a letter: HTML becomes text, pictures and other parts are left where they are, nothing is fetched. */
export const readMail = async (raw: Buffer): Promise<ReceivedMail> => {
  const mail = await simpleParser(raw, {
    skipImageLinks: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
  })
  const { headers } = mail
  const text = mail.text?.trim() || (mail.html ? htmlToText(mail.html, WORDS) : '')
  const submitted = wordOf(headers.get('auto-submitted'))
  const [sender, ...more] = mail.from?.value ?? []

  return {
    from: more.length === 0 ? (sender?.address ?? null) : null,
    isAutomatic:
      (submitted !== '' && submitted !== 'no') ||
      AUTOMATIC.has(wordOf(headers.get('precedence'))) ||
      SIGNS.some((sign) => headers.has(sign)),
    text: replyText(text),
  }
}
