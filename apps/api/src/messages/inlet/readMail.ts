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
const SIGNS_MAX = 200_000
/** Taking HTML apart costs time by the square of how deep it nests: by its tags at most. */
const TAGS_MAX = 10_000
const TAG = /<\/?[a-z]/gi

const firstTags = (html: string): string => {
  let left = TAGS_MAX
  const read = html.slice(0, SIGNS_MAX)
  for (const { index } of read.matchAll(TAG)) {
    left -= 1
    if (left < 0) return read.slice(0, index)
  }

  return read
}

/** Words alone: no pictures, no addresses behind links, nothing quoted. */
const WORDS = {
  wordwrap: false,
  limits: { maxDepth: 200 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'blockquote', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
  ],
} satisfies HtmlToTextOptions

const AUTOMATIC = new Set(['bulk', 'junk', 'list', 'auto_reply'])
const MARKS = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply'] as const

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
  const { headers, headerLines } = mail
  const text = mail.text?.trim() || (mail.html ? htmlToText(firstTags(mail.html), WORDS) : '')
  const submitted = wordOf(headers.get('auto-submitted'))
  const [sender, ...more] = mail.from?.value ?? []
  const isOne = more.length === 0 && headerLines.filter(({ key }) => key === 'from').length === 1

  return {
    from: isOne ? (sender?.address ?? null) : null,
    isAutomatic:
      (submitted !== '' && submitted !== 'no') ||
      AUTOMATIC.has(wordOf(headers.get('precedence'))) ||
      MARKS.some((mark) => headers.has(mark)),
    text: replyText(text.slice(0, SIGNS_MAX)),
  }
}
