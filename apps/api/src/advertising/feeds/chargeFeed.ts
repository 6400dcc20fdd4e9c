import { plural, WORD_FORMS } from '@inzrt/domain/text'
import { FEED_LINES_MAX, FEED_MEGABYTES, LARGEST_FEEDS_AN_HOUR } from '@inzrt/rules/limits'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Of the largest file. */
const KILOBYTES = FEED_MEGABYTES * 1024
const OF_ACCOUNT = {
  name: 'feeds',
  limit: LARGEST_FEEDS_AN_HOUR * KILOBYTES,
  seconds: 3_600,
} as const

type Charged = Readonly<{ userId: number; bytes: number; lines: number }>

const byBytes = (bytes: number): number => Math.ceil(bytes / 1024)
const byLines = (lines: number): number => Math.ceil((lines * KILOBYTES) / FEED_LINES_MAX)

/**
 * Charges an account for the work a file makes, which grows with its size: its bytes before it comes, and what its lines
 * weigh above them once they are counted.
 * @returns why it is too much for this hour; null: it is not
 */
export const chargeFeed = async (
  tx: Transaction,
  attempts: Attempts,
  { userId, bytes, lines }: Charged,
): Promise<string | null> => {
  const weight = lines === 0 ? byBytes(bytes) : byLines(lines) - byBytes(bytes)
  if (weight <= 0) return null
  const subject = [String(userId)]
  const { isAllowed, retryAfter } = await attempts.tryOnce(tx, OF_ACCOUNT, subject, weight)
  if (isAllowed) return null
  const minutes = Math.ceil(retryAfter / 60)

  return `Za hodinu jste nahráli tolik souborů, že se do ní tenhle už nevejde. Pošlete ho prosím za\u00a0${minutes}\u00a0${plural(minutes, WORD_FORMS.minuteAccusative)}.`
}
