import { countOf, joinQuoted, WORD_FORMS } from '@inzrt/domain/text'
import type { WithLink } from '../link/LinkComponent.ts'
import { ExcludedWords, type ExcludedWordsProps } from './ExcludedWords.tsx'

type SearchConditions = {
  count: number
  hasPlace: boolean
  hasPrice: boolean
  /** Those that the others do not meet. */
  leftOut: readonly ('place' | 'price')[]
  href: string
}

export type SearchNoticeProps = WithLink & {
  /** What is searched for instead of words with a typing error. */
  corrected?: { term: string; typed: string; exactHref: string } | undefined
  /** Words with a minus, which no ad found has. */
  excluded?: ExcludedWordsProps['words'] | undefined
  /** Words that no ad for the thing has. */
  leftOut?: readonly string[] | undefined
  /** How many ads have all words, where similar ones follow because they are few. */
  withAllWords?: number | undefined
  /** No ad is for the thing itself. */
  isOnlyMentioned?: boolean | undefined
  /** How many ads meet the place and the price that the words name, where others follow because they are few. */
  conditions?: SearchConditions | undefined
  /** What may have been meant. */
  suggestion?: { term: string; href: string } | undefined
}

const LEFT_OUT = {
  one: 'takový inzerát teď nemáme, hledáme bez něj.',
  more: 'takový inzerát teď nemáme, hledáme bez nich.',
} as const

/** „Jsou 3 inzeráty“, but „je 5 inzerátů“. */
const areSome = (count: number): boolean => count > 1 && count < 5

const whereOf = ({ hasPlace, hasPrice }: SearchConditions): string => {
  if (hasPlace && hasPrice) return 'V hledaném místě a za hledanou cenu'

  return hasPlace ? 'V hledaném místě' : 'Za hledanou cenu'
}

/** Where the others are and what they cost: what is kept of the conditions, and what is left out. */
const othersOf = ({ hasPlace, hasPrice, leftOut }: SearchConditions): string => {
  const place = leftOut.includes('place') ? 'odjinud' : 'v\u00a0hledaném místě'
  const price = leftOut.includes('price') ? 'za jinou cenu' : 'za hledanou cenu'
  if (leftOut.length > 1) return `${place} a\u00a0${price}`

  return [hasPlace && place, hasPrice && price].filter(Boolean).join(' ')
}

/** How the search understood what was typed (V003), with a way back to the very words; a `<p>` each, a `<ul>` of excluded words. */
export const SearchNotice = ({
  LinkComponent: Link = 'a',
  corrected,
  excluded = [],
  leftOut = [],
  withAllWords,
  isOnlyMentioned = false,
  conditions,
  suggestion,
}: SearchNoticeProps) => (
  <>
    {corrected && (
      <p>
        Hledali jsme <b>{corrected.term}</b>.{' '}
        <Link href={corrected.exactHref}>Hledat přesně „{corrected.typed}“</Link>
      </p>
    )}
    {excluded.length > 0 && <ExcludedWords LinkComponent={Link} words={excluded} />}
    {leftOut.length > 0 && (
      <p>
        {leftOut.length === 1 ? 'Se slovem' : 'Se slovy'} {joinQuoted(leftOut)}{' '}
        {LEFT_OUT[leftOut.length === 1 ? 'one' : 'more']}
      </p>
    )}
    {isOnlyMentioned && leftOut.length === 0 && (
      <p>Přesně to tu teď není, tyto inzeráty to jen zmiňují.</p>
    )}
    {withAllWords !== undefined && (
      <p>
        Všem slovům {areSome(withAllWords) ? 'odpovídají' : 'odpovídá'}{' '}
        {countOf(withAllWords, WORD_FORMS.advert)}, přidali jsme podobné.
      </p>
    )}
    {conditions && conditions.count === 0 && (
      <p>
        {whereOf(conditions)} teď nic takového není, ukazujeme inzeráty {othersOf(conditions)}.
      </p>
    )}
    {conditions && conditions.count > 0 && (
      <p>
        {whereOf(conditions)} {areSome(conditions.count) ? 'jsou' : 'je'}{' '}
        {countOf(conditions.count, WORD_FORMS.advert)}, přidali jsme další {othersOf(conditions)}.{' '}
        <Link href={conditions.href}>Ukázat jen tyto</Link>
      </p>
    )}
    {suggestion && (
      <p>
        Mysleli jste <Link href={suggestion.href}>{suggestion.term}</Link>?
      </p>
    )}
  </>
)
