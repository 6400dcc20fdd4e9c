import { listEditionsCall } from '@inzrt/contracts/newspaper/edition'
import { nonBreaking, truncate } from '@inzrt/domain/text'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import { EditionShelf } from '@inzrt/ui/newspaper/EditionShelf.tsx'
import { TableOfContents } from '@inzrt/ui/prose/TableOfContents.tsx'
import { SectionSearch } from '@inzrt/ui/search/SectionSearch.tsx'
import { noNewspaper } from '../../content/noNewspaper.ts'
import { ArticlePage } from '../../read/ArticlePage.tsx'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { toCrumbs } from '../../site/toCrumbs.ts'
import styles from './ArchivePage.module.css'
import { archiveFault, MOST_CHARS } from './archiveFault.ts'
import { archiveQuery } from './archiveQuery.ts'
import { FoundPrints } from './FoundPrints.tsx'
import { loadPrints } from './loadPrints.server.ts'
import { toPrints } from './toPrints.ts'
import { toRubrics } from './toRubrics.ts'
import { type ShelfYear, toShelf } from './toShelf.ts'

const TITLE = 'Archiv novin'

const Years = ({ years }: { years: readonly ShelfYear[] }) => (
  <div className={styles.archive}>
    <TableOfContents
      items={years.map(({ year }) => ({ id: `rok-${year}`, title: String(year) }))}
    />
    <div className={styles.years}>
      {years.map(({ year, editions }, index) => (
        <section key={year} aria-labelledby={`rok-${year}`}>
          <h2 id={`rok-${year}`}>{year}</h2>
          <EditionShelf editions={editions} hasLatest={index === 0} />
        </section>
      ))}
    </div>
  </div>
)

const Shelf = ({ years }: { years: readonly ShelfYear[] }) =>
  years.length > 0 ? <Years years={years} /> : <p>Zatím žádné číslo nevyšlo.</p>

const loadShelf = async (brand: Brand): Promise<readonly ShelfYear[]> => {
  const query = { scope: 'archive' } as const

  return toShelf(orThrow(await publicApi(brand).call(listEditionsCall, { query })).data)
}

export type ArchivePageProps = { brand: Brand; searchParams: Promise<SearchParams> }

/** Editions of the newspaper that came out, and what is found in them; a site without a paper says so. */
export const ArchivePage = async ({ brand, searchParams }: ArchivePageProps) => {
  if (!brand.hasNewspaper) return <ArticlePage brand={brand} article={noNewspaper(TITLE)} />
  const query = archiveQuery(await searchParams)
  const rubrics = toRubrics((await loadSite(brand)).sections)
  const chosen = rubrics.find(({ value }) => value === query?.section)
  const fault = query ? archiveFault(query, chosen !== undefined) : undefined
  const found = query && fault === undefined ? await loadPrints(brand, query) : null

  return (
    <SitePage brand={brand}>
      <StaticHtml name="archive">
        <Wrap>
          <Breadcrumb items={toCrumbs(brand, origins(brand, settings()), [{ label: TITLE }])} />
          <ListingHead
            title={TITLE}
            summary={nonBreaking(
              'Čísla, která už vyšla. Šestimístný kód u inzerátu napište do vyhledávání a otevře se celý inzerát.',
            )}
          />
          <SectionSearch
            id="noviny"
            action="/archiv-novin"
            label="Co v číslech hledáte"
            hint={'Třeba „škoda 120“. Telefony a\u00a0jména se nehledají.'}
            sendLabel="Hledat v číslech"
            term={truncate(query?.term ?? '', MOST_CHARS)}
            section={chosen?.value ?? ''}
            sections={rubrics}
            maxLength={MOST_CHARS}
            error={fault}
          />
          {query && found ? (
            <FoundPrints
              query={query}
              section={chosen?.label.trim()}
              prints={toPrints(found.data)}
              {...found.meta}
            />
          ) : (
            <Shelf years={await loadShelf(brand)} />
          )}
        </Wrap>
      </StaticHtml>
    </SitePage>
  )
}
