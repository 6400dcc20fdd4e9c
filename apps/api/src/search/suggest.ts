import type { SearchWord } from '@inzrt/domain/search'
import type { Brand } from '../brand/Brand.ts'
import { editDistance } from './editDistance.ts'
import type { KnownWord, VocabularyRepository } from './vocabulary.repository.ts'

/** Short words have many neighbours, so they forgive less. */
const toleranceOf = (word: string): number => {
  if (word.length <= 3) return 0

  return word.length <= 5 ? 1 : 2
}

const nearest = (folded: string, known: readonly KnownWord[]): KnownWord | null => {
  const near = known
    .map((word) => ({ word, distance: editDistance(folded, word.folded) }))
    .filter(({ distance }) => distance <= toleranceOf(folded))
    .sort((a, b) => a.distance - b.distance || b.word.adsCount - a.word.adsCount)

  return near[0]?.word ?? null
}

/**
 * What a visitor who mistyped may have meant, in the spelling ads use, or null. Asked for only when
 * nothing was found; whoever asks checks that the suggestion finds something.
 */
export const suggest = async (
  vocabulary: VocabularyRepository,
  brand: Brand,
  words: readonly SearchWord[],
): Promise<string | null> => {
  const meant = await Promise.all(
    words.map(async ({ folded }) => ({
      folded,
      known: nearest(folded, await vocabulary.similar(brand, folded)),
    })),
  )
  if (meant.every(({ folded, known }) => (known?.folded ?? folded) === folded)) return null

  return meant.map(({ folded, known }) => known?.word ?? folded).join(' ')
}
