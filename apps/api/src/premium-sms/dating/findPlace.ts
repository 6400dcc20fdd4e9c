import { foldLetters } from '@inzrt/domain/text'
import { desc, inArray } from 'drizzle-orm'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** „Ústí nad Labem“ */
const LONGEST_NAME = 3

/** The place of ads that name none. */
const ANYWHERE = {
  psc: '00000',
  regionName: 'Celá ČR',
  districtName: 'Celá ČR',
  municipalityName: 'Celá ČR',
  municipalityFolded: 'cela cr',
  words: "'cela' 'cr'",
} as const

/** Names a text may hold: they begin with a capital letter and are not its first word. */
const namesIn = (text: string): string[] => {
  const words = text.split(/[^\p{L}]+/u).filter(Boolean)

  return words.flatMap((word, at) =>
    at > 0 && /^\p{Lu}/u.test(word)
      ? Array.from({ length: LONGEST_NAME }, (_, more) =>
          foldLetters(words.slice(at, at + more + 1).join(' ')),
        )
      : [],
  )
}

const anywhere = async (tx: Transaction): Promise<number> => {
  await tx.insert(localities).values(ANYWHERE).onConflictDoNothing()
  const [found] = await tx
    .select({ id: localities.id })
    .from(localities)
    .where(inArray(localities.psc, [ANYWHERE.psc]))
  if (!found) throw new Error('The place of ads without a place was not added.')

  return found.id
}

/** The largest municipality a text names, or the whole country. */
export const findPlace = async (tx: Transaction, text: string): Promise<number> => {
  const names = namesIn(text)
  const [found] =
    names.length === 0
      ? []
      : await tx
          .select({ id: localities.id })
          .from(localities)
          .where(inArray(localities.municipalityFolded, names))
          .orderBy(desc(localities.importance), localities.psc, localities.id)
          .limit(1)

  return found?.id ?? (await anywhere(tx))
}
