import { checkSmsText, type SmsFault } from './checkSmsText.ts'

/** What an incoming SMS asks for. */
export type SmsCommand =
  | Readonly<{ kind: 'dating_ad'; text: string }>
  | Readonly<{ kind: 'payment'; code: string }>
  | Readonly<{ kind: 'reply'; dialCode: string; text: string }>
  | Readonly<{ kind: 'help' }>
  | Readonly<{ kind: 'stop' }>
  | Readonly<{ kind: 'unknown' }>
  | Readonly<{ kind: 'refused'; fault: SmsFault }>

type Rule = Readonly<{ pattern: RegExp; read: (match: readonly string[]) => SmsCommand }>

const withText = (text: string, command: SmsCommand): SmsCommand =>
  text === '' ? { kind: 'refused', fault: 'empty' } : command

const RULES: readonly Rule[] = [
  {
    pattern: /^IN ?IE(?:[ :,.;-]+([^ :,.;-].*)?)?$/i,
    read: ([, text = '']) => withText(text, { kind: 'dating_ad', text }),
  },
  {
    pattern: /^IN(?: [A-Z0-9]{2,12})? ([A-Z0-9]{8})\.?$/i,
    read: ([, code = '']) => ({ kind: 'payment', code: code.toUpperCase() }),
  },
  {
    // Pages show the code in two halves, and so it is copied.
    pattern: /^RE[ :]*(\d{3}) ?(\d{3})(?:[ :,.;-]+([^ :,.;-].*)?)?$/i,
    read: ([, half = '', rest = '', text = '']) =>
      withText(text, { kind: 'reply', dialCode: half + rest, text }),
  },
  { pattern: /^HELP[.!?]*$/i, read: () => ({ kind: 'help' }) },
  { pattern: /^STOP(?: .*)?$/i, read: () => ({ kind: 'stop' }) },
]

/** Spaces and line breaks become single spaces; the rest of the text stays as it was typed. */
const normalise = (text: string): string => text.trim().split(/\s+/).join(' ')

/**
 * Reads an incoming SMS: „IN IE text“ is a dating advert, „IN“ with a code of eight signs a payment
 * (a section's keyword may stand between them), „RE“ with six digits an answer to an advert, and HELP
 * and STOP always work. Keywords in any case; anyone who pays for a message is forgiven a missing space
 * and a comma after the code.
 * @example parseSms('in k7f2q9xa') // { kind: 'payment', code: 'K7F2Q9XA' }
 */
export const parseSms = (message: string): SmsCommand => {
  const text = normalise(message)
  const fault = checkSmsText(text)
  if (fault) return { kind: 'refused', fault }

  for (const { pattern, read } of RULES) {
    const match = pattern.exec(text)
    if (match) return read(match)
  }

  return { kind: 'unknown' }
}
