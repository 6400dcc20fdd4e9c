import { truncate } from '../text/truncate.ts'

/** A sentence may end before one that begins with a capital letter; „tel. 777“ is no end. */
const LAST_SENTENCE = /^(.*[.!?])\s+\p{Lu}/su

/** „Předvedu při“ says nothing: such a word goes with the one that was cut off. */
const LOOSE_END =
  /(?:\s+(?:[aikosuvz]|ke|ku|se|ve|ze|na|do|po|za|pro|pod|nad|bez|od|při|jen|ani))+$/iu

/** Sentences that leave more room unused than this part of it say too little. */
const ENOUGH = 0.5

/**
 * As many whole sentences of a text as fit, where they fill most of the room; otherwise as many whole
 * words. Without a mark where it is cut.
 * @param room characters there is room for
 * @example cutToWords('Prodám dětské kolo', 15) // 'Prodám dětské'
 */
export const cutToWords = (text: string, room: number): string => {
  const cut = truncate(text, room)
  if (cut === text) return text
  const sentences = LAST_SENTENCE.exec(cut)?.[1] ?? ''

  return sentences.length >= room * ENOUGH
    ? sentences
    : cut.replace(/[\s,;:–-]+\S*$/u, '').replace(LOOSE_END, '')
}
