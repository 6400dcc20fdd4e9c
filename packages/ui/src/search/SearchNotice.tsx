import { countOf, joinList, WORDS } from '@inzrt/domain/text'
import type { WithLink } from '../link/LinkComponent.ts'

export type SearchNoticeProps = WithLink & {
  /** What is searched for instead of words with a typing error. */
  corrected?: { term: string; typed: string; exactHref: string }
  /** Words that no ad for the thing has. */
  leftOut?: readonly string[]
  /** How many ads have all words, where similar ones follow because they are few. */
  withAllWords?: number
  /** What may have been meant. */
  suggestion?: { term: string; href: string }
}

const LEFT_OUT = {
  one: 'takový inzerát teď nemáme, hledáme bez něj.',
  more: 'takový inzerát teď nemáme, hledáme bez nich.',
} as const

/** „Mají 3 inzeráty“, but „má 5 inzerátů“. */
const isFew = (count: number): boolean => count > 1 && count < 5

/** How the search understood what was typed (V003), with a way back to the very words; a `<p>` each. */
export const SearchNotice = ({
  LinkComponent: Link = 'a',
  corrected,
  leftOut = [],
  withAllWords,
  suggestion,
}: SearchNoticeProps) => (
  <>
    {corrected && (
      <p>
        Hledáme <b>{corrected.term}</b>,{' '}
        <Link href={corrected.exactHref}>hledat přesně {corrected.typed}</Link>
      </p>
    )}
    {leftOut.length > 0 && (
      <p>
        {leftOut.length === 1 ? 'Se slovem' : 'Se slovy'}{' '}
        {joinList(leftOut.map((word) => `„${word}“`))}{' '}
        {LEFT_OUT[leftOut.length === 1 ? 'one' : 'more']}
      </p>
    )}
    {withAllWords !== undefined && (
      <p>
        Všechna slova {isFew(withAllWords) ? 'mají' : 'má'} {countOf(withAllWords, WORDS.advert)},
        přidali jsme podobné.
      </p>
    )}
    {suggestion && (
      <p>
        Mysleli jste <Link href={suggestion.href}>{suggestion.term}</Link>?
      </p>
    )}
  </>
)
