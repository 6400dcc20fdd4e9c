import type { QueryTerm } from '@inzrt/domain/search'
import { LEXEME } from '../../lexemes.ts'
import type { AdIndex, Lists } from '../AdIndex.ts'
import { fromLowest, type Marks, withMarks } from './marks.ts'
import { mark } from './markTerm.ts'

/** Ads in whose headings a word stands with other accents than typed, which makes it another word. */
const markOtherAccents = (marks: Marks, { stems, accents }: Lists, stem: string, root: string) => {
  const list = stems.find(stem)
  for (let at = list.seek(marks.from, 0); at < list.length; at += 1)
    if (list.zoneAt(at) > 0) mark(marks, list.slotAt(at), 1)
  for (const same of [accents.find(LEXEME.root(root)), accents.find(LEXEME.unaccented(stem))])
    for (let at = same.seek(marks.from, 0); at < same.length; at += 1)
      marks.bits[same.slotAt(at)] = 0
}

/** Which of some ads have no typed word with other accents in their heading, in their order; 0: this one has. */
export const haveSameAccents = (
  index: AdIndex,
  terms: readonly QueryTerm[],
  slots: Int32Array,
): Uint8Array => {
  const are = new Uint8Array(slots.length).fill(1)
  for (const { stem, root } of terms.flatMap((term) => term.words))
    if (root !== null)
      withMarks(
        index,
        fromLowest(slots),
        (marks) => markOtherAccents(marks, index.lists, stem, root),
        ({ bits }) => {
          for (let at = 0; at < slots.length; at += 1)
            if (bits[slots[at] as number] !== 0) are[at] = 0
        },
      )

  return are
}
