import { listEditionsCall } from '@inzrt/contracts/newspaper/edition'
import { nonBreaking } from '@inzrt/domain/text'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import { EditionShelf } from '@inzrt/ui/newspaper/EditionShelf.tsx'
import { TableOfContents } from '@inzrt/ui/prose/TableOfContents.tsx'
import { noNewspaper } from '../../content/noNewspaper.ts'
import { ArticlePage } from '../../read/ArticlePage.tsx'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { SitePage } from '../../site/SitePage.tsx'
import { toCrumbs } from '../../site/toCrumbs.ts'
import styles from './ArchivePage.module.css'
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

/** Editions of the newspaper that came out; a site without a paper says so. */
export const ArchivePage = async ({ brand }: { brand: Brand }) => {
  if (!brand.hasNewspaper) return <ArticlePage brand={brand} article={noNewspaper(TITLE)} />
  const { data } = orThrow(
    await publicApi(brand).call(listEditionsCall, { query: { scope: 'archive' } }),
  )
  const years = toShelf(data)

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
          {years.length > 0 ? <Years years={years} /> : <p>Zatím žádné číslo nevyšlo.</p>}
        </Wrap>
      </StaticHtml>
    </SitePage>
  )
}
