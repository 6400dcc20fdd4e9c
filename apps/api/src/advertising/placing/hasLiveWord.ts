import { toStems } from '@inzrt/domain/search'
import { plainSigns } from '@inzrt/domain/text'
import { eq } from 'drizzle-orm'
import { moderationWords } from '../../platform/database/schema/moderationWords.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Texts = Readonly<{ heading: string; content: string }>

/** Whether a text has a word of a list; the replay of a changed list asks the same. */
export const hasAnyStem = (
  stems: Pick<ReadonlySet<string>, 'has'>,
  { heading, content }: Texts,
): boolean => toStems(plainSigns(`${heading} ${content}`)).some((stem) => stems.has(stem))

/** Stems of the words that ads are held for now. */
export const liveStems = async (tx: Transaction): Promise<ReadonlySet<string>> => {
  const live = await tx
    .select({ stem: moderationWords.stem })
    .from(moderationWords)
    .where(eq(moderationWords.state, 'live'))

  return new Set(live.map(({ stem }) => stem))
}

/** Whether a text has a word that ads are held for. */
export const hasLiveWord = async (tx: Transaction, texts: Texts): Promise<boolean> =>
  hasAnyStem(await liveStems(tx), texts)
