import { ARCHIVE_PAGE_MAX } from '@inzrt/contracts/newspaper/printedAd'
import { countOf, nonBreaking, truncate, WORD_FORMS } from '@inzrt/domain/text'
import { PER_PAGE } from '@inzrt/rules/limits'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { type FoundPrint, PrintedAds } from '@inzrt/ui/newspaper/PrintedAds.tsx'
import styles from './ArchivePage.module.css'
import { MOST_CHARS } from './archiveFault.ts'
import { type ArchiveQuery, archiveHref } from './archiveQuery.ts'

export type FoundPrintsProps = {
  query: ArchiveQuery
  /** Name of the section that was chosen. */
  section: string | undefined
  prints: readonly FoundPrint[]
  total: number
  isTotalExact: boolean
}

const Nothing = ({ query, total }: Pick<FoundPrintsProps, 'query' | 'total'>) =>
  total > 0 ? (
    <EmptyState title="Tak daleko výsledky nesahají." icon={null}>
      <LinkButton href={archiveHref({ ...query, page: 1 })}>Na první stránku výsledků</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title={nonBreaking('V číslech, která vyšla, nic takového není.')} icon={null}>
      <p>
        {nonBreaking(
          'Zkuste jiné slovo nebo všechny rubriky. Telefony, jména a adresy se v archivu nehledají a inzeráty, které jejich inzerent smazal, v něm nejsou.',
        )}
      </p>
    </EmptyState>
  )

/** What past editions hold of what was asked for, and ways to older and newer ones. */
export const FoundPrints = ({ query, section, prints, total, isTotalExact }: FoundPrintsProps) => {
  const { term, page } = query
  const title = [term && `„${truncate(term, MOST_CHARS)}“`, section].filter(Boolean).join(', ')
  const hasOlder = prints.length > 0 && page * PER_PAGE < total

  return (
    <section className={styles.found} aria-labelledby="nalezeno">
      <h2 id="nalezeno">{nonBreaking(title)}</h2>
      {total > 0 && (
        <p>
          {isTotalExact ? '' : 'přes '}
          {countOf(total, WORD_FORMS.advert)}, {term && 'nejdřív ty, které se tak jmenují, '}od
          nejnovějšího čísla
        </p>
      )}
      {prints.length > 0 ? <PrintedAds ads={prints} /> : <Nothing query={query} total={total} />}
      {hasOlder && page >= ARCHIVE_PAGE_MAX && (
        <p>{nonBreaking('Starší výsledky ukáže přesnější dotaz nebo rubrika.')}</p>
      )}
      <nav className={styles.pages} aria-label="Stránky výsledků">
        {page > 1 && prints.length > 0 && (
          <LinkButton href={archiveHref({ ...query, page: page - 1 })}>Novější</LinkButton>
        )}
        {hasOlder && page < ARCHIVE_PAGE_MAX && (
          <LinkButton href={archiveHref({ ...query, page: page + 1 })}>Starší</LinkButton>
        )}
        <LinkButton href="/archiv-novin">Všechna čísla</LinkButton>
      </nav>
    </section>
  )
}
