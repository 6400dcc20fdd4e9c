import { tidyLines } from '@inzrt/domain/text'

/** How programs for mail begin what they quote, in one line. */
const QUOTED_FROM: readonly RegExp[] = [
  /(?:napsal|napsala|napsal\(a\)|napsal\/a|napísal|napísala|napísal\(a\)|wrote|schrieb)(?: (?:dne|v|at|on) .{1,80})?:$/i,
  /^-{2,} ?(?:původní (?:zpráva|e-mail)|pôvodná správa|original message|přeposlaná zpráva) ?-{2,}$/i,
  /^_{10,}$/,
]

/** „Od: …“ and „Odesláno: …“ one below the other, as Outlook has them. */
const HEADER = /^\*?(?:od|from|von)\*?: .+/i
const NEXT_HEADER = /^\*?(?:odesláno|datum|komu|sent|date|to|gesendet)\*?: .+/i

const DELIMITER = /^--\s?$/
const FROM_PHONE =
  /^(?:odesláno|odoslané|sent|gesendet|získejte|získať|get) (?:z|zo|ze|from|von|outlook|aplikaci|my) ?.{0,80}$/i

/** A line that begins a quotation may be wrapped twice. */
const WRAPPED = 3

const beginsQuotation = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  if (HEADER.test(line) && NEXT_HEADER.test(lines[at + 1] ?? '')) return true
  const isBegun = /^(?:dne|dňa|on|am|po|út|st|čt|pá|so|ne|>?\S+ <)/i.test(line)
  const wrapped = Array.from({ length: isBegun ? WRAPPED : 1 }, (_, more) =>
    lines.slice(at, at + more + 1).join(' '),
  )

  return wrapped.some((one) => QUOTED_FROM.some((pattern) => pattern.test(one)))
}

/**
 * What somebody wrote themselves in a reply: without what they quote, without their signature and without what their
 * phone adds. Quoted lines between their own go too.
 * @example replyText('Ano.\n\nDne 1. 2. 2026 v 9:00 Inzrt napsal(a):\n> Je k mání?') // 'Ano.'
 */
export const replyText = (text: string): string => {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd())
  const end = lines.findIndex((line, at) => DELIMITER.test(line) || beginsQuotation(lines, at))
  const own = (end < 0 ? lines : lines.slice(0, end)).filter(
    (line) => !line.startsWith('>') && !FROM_PHONE.test(line),
  )

  return tidyLines(own.join('\n'))
}
