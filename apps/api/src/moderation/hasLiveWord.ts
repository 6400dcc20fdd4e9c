import { toStems } from '@inzrt/domain/search'
import { eq } from 'drizzle-orm'
import { moderationWords } from '../database/schema/moderationWords.ts'
import type { Transaction } from '../database/Transaction.ts'

/** Whether a text has a word that ads are held for. */
export const hasLiveWord = async (
  tx: Transaction,
  { heading, content }: { heading: string; content: string },
): Promise<boolean> => {
  const live = await tx
    .select({ stem: moderationWords.stem })
    .from(moderationWords)
    .where(eq(moderationWords.state, 'live'))
  const stems = new Set(toStems(`${heading} ${content}`))

  return live.some((word) => stems.has(word.stem))
}
