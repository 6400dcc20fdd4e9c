import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { AdList } from '../listing/AdList.tsx'
import { AdRow, type AdRowProps } from '../listing/AdRow.tsx'
import { SearchNotice, type SearchNoticeProps } from './SearchNotice.tsx'
import styles from './SearchResults.module.css'
import { SectionRow, type SectionRowProps } from './SectionRow.tsx'
import { UnknownCode } from './UnknownCode.tsx'

export type SearchResultsProps = SearchNoticeProps & {
  /** `short`: fewer than two characters, nothing was asked; `failed`: the search did not answer. */
  status: 'short' | 'loading' | 'done' | 'failed'
  sections: readonly SectionRowProps[]
  ads: readonly AdRowProps[]
  /** Six digits of the paper that no ad has now. */
  unknownCode?: string | null
  /** Sections stand above the results, as suggestions of the search field. */
  hasOfferedSections?: boolean
  /** What to do when nothing was found. */
  next?: ReactNode
  /** Sections above the ads at any width, where another column stands beside them. */
  isStacked?: boolean
}

const WAITING = {
  short: 'Zadejte minimálně dva znaky',
  loading: 'Vyhledávám...',
  failed: 'Vyhledávání se nezdařilo.',
} as const

/**
 * Sections and ads that were found (R109), or the state of the search (R120–R122). Headings stand
 * only when both kinds exist. A `<div>`; results stay on the page while new ones are looked for.
 */
export const SearchResults = ({
  LinkComponent: Link = 'a',
  status,
  sections,
  ads,
  corrected,
  excluded,
  leftOut,
  withAllWords,
  isOnlyMentioned,
  conditions,
  suggestion,
  unknownCode,
  hasOfferedSections = false,
  isStacked = false,
  next,
}: SearchResultsProps) => {
  const hasSections = sections.length > 0
  const hasAds = ads.length > 0
  const hasBoth = (hasSections || hasOfferedSections) && hasAds

  if (status !== 'done' && !(status === 'loading' && (hasSections || hasAds))) {
    return <EmptyState title={WAITING[status]} isLive />
  }

  return (
    <div
      className={classNames(
        hasSections && styles.parts,
        hasSections && !isStacked && styles.columns,
      )}
    >
      {hasAds && (
        <div className={styles.notice}>
          <SearchNotice
            LinkComponent={Link}
            corrected={corrected}
            excluded={excluded}
            leftOut={leftOut}
            withAllWords={withAllWords}
            isOnlyMentioned={isOnlyMentioned}
            conditions={conditions}
            suggestion={suggestion}
          />
        </div>
      )}
      {hasSections && (
        <section className={styles.sections}>
          {hasBoth && <h2>Kategorie a{'\u00a0'}rubriky</h2>}
          <ul
            aria-label={hasBoth ? undefined : 'Kategorie a rubriky'}
            data-chips={hasAds ? isStacked : undefined}
          >
            {sections.map((section) => (
              <SectionRow key={section.href} LinkComponent={Link} {...section} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.ads}>
        {hasBoth && <h2>Inzeráty</h2>}
        {hasAds && unknownCode && <UnknownCode code={unknownCode} />}
        {hasAds ? (
          <AdList label={hasBoth ? undefined : 'Inzeráty'}>
            {ads.map((ad) => (
              <AdRow
                key={ad.href}
                LinkComponent={Link}
                headingLevel={hasBoth ? 'h3' : 'h2'}
                {...ad}
              />
            ))}
          </AdList>
        ) : (
          <EmptyState title="Nebyl nalezen žádný inzerát" icon={null} isLive>
            {unknownCode && <UnknownCode code={unknownCode} />}
            <SearchNotice LinkComponent={Link} excluded={excluded} suggestion={suggestion} />
            {!unknownCode && !suggestion && (
              <p>Zkuste jiné slovo nebo méně slov, případně zrušte lokalitu a{'\u00a0'}filtry.</p>
            )}
            {next}
          </EmptyState>
        )}
      </section>
    </div>
  )
}
