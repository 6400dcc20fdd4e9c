import { withoutEnd } from '../text/withoutEnd.ts'
import { keepTogether } from './keepTogether.ts'
import { toSentences } from './toSentences.ts'

/** Sentences, or clauses, that fill less than this part of the room say too little. */
const ENOUGH = { sentences: 0.2, clauses: 0.4 } as const

const CLAUSES = /^(.*\S)(?:[,;:]| [–-])(?: .*)?$/su

const afterLast = (text: string, signs: string): number =>
  Math.max(...Array.from(signs, (sign) => text.lastIndexOf(sign))) + 1

/** A text before an aside that was opened and would not be closed. */
const beforeOpenAside = (text: string): string => {
  const opened = [
    text.indexOf('(', afterLast(text, ')')),
    text.indexOf('„', afterLast(text, '“”"')),
  ].filter((at) => at >= 0)

  return opened.length > 0 ? text.slice(0, Math.min(...opened)).trimEnd() : text
}

/** „Předvedu při“ and „najeto 120“ say nothing: such a word goes with the one that was cut off. */
const LOOSE = new RegExp(
  `^(?:${[
    '[aikosuvz]|ke|ku|se|si|ve|ze|na|do|po|za|pro|pod|nad|před|bez|od|při|mezi|dle|podle|kromě|kolem',
    'ale|ani|či|nebo|že|aby|když|než|jako|protože|jinak|také|kter(?:ý|á|é|ou|ého|ých)',
    'je|jsou|byl[aoiy]?|bude|budou|má|mají|jen|již|už|velmi|cca|asi|[\\d.,/×x-]+',
  ].join('|')})$`,
  'iu',
)

const MARK = /[\s.,;:–-]/u

const withoutLooseEnd = (text: string): string => {
  let kept = text
  for (;;) {
    const at = kept.lastIndexOf(' ')
    if (at < 0 || !LOOSE.test(kept.slice(at + 1))) return kept
    kept = kept.slice(0, at).trimEnd()
  }
}

const withEllipsis = (cut: string): string => {
  const bare = withoutEnd(beforeOpenAside(cut), MARK)

  return bare && `${bare}…`
}

/** As many whole clauses as fit where they fill enough of the room, otherwise as many whole words. */
const cutOff = (text: string, room: number): string => {
  const end = keepTogether(text).lastIndexOf(' ', room - 1)
  const fitting = text.slice(0, Math.max(end, 0))
  const clauses = CLAUSES.exec(fitting)?.[1] ?? ''

  return withEllipsis(
    clauses.length >= room * ENOUGH.clauses ? clauses : withoutLooseEnd(withoutEnd(fitting, MARK)),
  )
}

const asItIs = (sentence: string): string => sentence

/**
 * As many whole sentences of a text as fit, where they fill enough of the room; otherwise clauses or words, and an
 * ellipsis where they were cut.
 * @param room characters there is room for
 * @param reword what is done with each sentence before it is measured
 * @example shortenAd('Prodám dětské kolo', 16) // 'Prodám dětské…'
 */
export const shortenAd = (text: string, room: number, reword = asItIs): string => {
  let said = ''
  for (const sentence of toSentences(text).map(reword)) {
    const longer = said ? `${said} ${sentence}` : sentence
    if (longer.length > room) {
      const cut = said.length < room * ENOUGH.sentences ? cutOff(longer, room) : ''

      return cut.length > said.length + 1 ? cut : said
    }
    said = longer
  }

  return said
}
