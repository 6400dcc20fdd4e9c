import { countOf, joinList, WORD_FORMS } from '@inzrt/domain/text'
import type { WithLink } from '../link/LinkComponent.ts'

export type SearchNoticeProps = WithLink & {
  /** What is searched for instead of words with a typing error. */
  corrected?: { term: string; typed: string; exactHref: string } | undefined
  /** Words that no ad for the thing has. */
  leftOut?: readonly string[] | undefined
  /** How many ads have all words, where similar ones follow because they are few. */
  withAllWords?: number | undefined
  /** No ad is for the thing itself. */
  isOnlyMentioned?: boolean | undefined
  /** How many ads meet the place and the price that the words name, where others follow because they are few. */
  conditions?: { count: number; hasPlace: boolean; hasPrice: boolean; href: string } | undefined
  /** What may have been meant. */
  suggestion?: { term: string; href: string } | undefined
}

const LEFT_OUT = {
  one: 'takový inzerát teď nemáme, hledáme bez něj.',
  more: 'takový inzerát teď nemáme, hledáme bez nich.',
} as const

/** „Jsou 3 inzeráty“, but „je 5 inzerátů“. */
const areSome = (count: number): boolean => count > 1 && count < 5

type Conditions = NonNullable<SearchNoticeProps['conditions']>

const whereOf = ({ hasPlace, hasPrice }: Conditions): string => {
  if (hasPlace && hasPrice) return 'V hledaném místě a za hledanou cenu'

  return hasPlace ? 'V hledaném místě' : 'Za hledanou cenu'
}

const isOnlyPlace = ({ hasPlace, hasPrice }: Conditions): boolean => hasPlace && !hasPrice

/** How the search understood what was typed (V003), with a way back to the very words; a `<p>` each. */
export const SearchNotice = ({
  LinkComponent: Link = 'a',
  corrected,
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
    {leftOut.length > 0 && (
      <p>
        {leftOut.length === 1 ? 'Se slovem' : 'Se slovy'}{' '}
        {joinList(leftOut.map((word) => `„${word}“`))}{' '}
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
        {whereOf(conditions)} teď nic takového není, ukazujeme{' '}
        {isOnlyPlace(conditions) ? 'inzeráty odjinud' : 'ostatní inzeráty'}.
      </p>
    )}
    {conditions && conditions.count > 0 && (
      <p>
        {whereOf(conditions)} {areSome(conditions.count) ? 'jsou' : 'je'}{' '}
        {countOf(conditions.count, WORD_FORMS.advert)}, přidali jsme další
        {isOnlyPlace(conditions) && ' odjinud'}. <Link href={conditions.href}>Ukázat jen tyto</Link>
      </p>
    )}
    {suggestion && (
      <p>
        Mysleli jste <Link href={suggestion.href}>{suggestion.term}</Link>?
      </p>
    )}
  </>
)
