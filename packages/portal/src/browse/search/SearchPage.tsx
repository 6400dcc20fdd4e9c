import { countOf, plural, truncate, WORD_FORMS } from '@inzrt/domain/text'
import { HEADING_MAX_SHOWN } from '@inzrt/rules/limits'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import { ListingLayout } from '@inzrt/ui/listing/ListingLayout.tsx'
import { ListingRail } from '@inzrt/ui/listing/ListingRail.tsx'
import { WatchBar } from '@inzrt/ui/listing/WatchBar.tsx'
import { SearchResults } from '@inzrt/ui/search/SearchResults.tsx'
import { redirect } from 'next/navigation'
import { toRowView } from '../../ad/toRowView.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { parseDialCode } from '../../shell/catalogue/parseDialCode.ts'
import { sectionHref } from '../../shell/catalogue/sectionHref.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { isListingChanged } from '../../shell/listing-url/isListingChanged.ts'
import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { markedWords } from '../../site/search/markedWords.ts'
import { searchTerm } from '../../site/search/searchTerm.ts'
import { toSearchNotice } from '../../site/search/toSearchNotice.ts'
import { toSectionRow } from '../../site/search/toSectionRow.ts'
import { understoodHref } from '../../site/search/understoodHref.ts'
import { toCrumbs } from '../../site/toCrumbs.ts'
import { ListingFilter, RAIL_ID } from '../listing/ListingFilter.tsx'
import { ListingRefine } from '../listing/ListingRefine.tsx'
import { LoadedRows } from '../listing/LoadedRows.client.tsx'
import { LoadMoreFoot } from '../listing/LoadMoreFoot.client.tsx'
import { ListViews } from '../map/ListViews.tsx'
import { ResultsMap } from '../map/ResultsMap.tsx'
import { nextEdition } from '../newspaper/nextEdition.ts'
import { SaveSearch } from '../saved-searches/SaveSearch.client.tsx'
import { Share } from '../share/Share.tsx'
import { findByDialCode } from '../slug/findByDialCode.server.ts'
import { loadSearch } from './loadSearch.server.ts'
import { NothingFound } from './NothingFound.tsx'
import { searchTitle } from './searchTitle.ts'

/** Sections above the ads; the busiest come first. */
const MOST_SECTIONS = 5

export type SearchPageProps = { brand: Brand; searchParams: Promise<SearchParams> }

/** All results of a search; a code from the paper leads straight to its ad. */
export const SearchPage = async ({ brand, searchParams }: SearchPageProps) => {
  const query = await searchParams
  const term = searchTerm(query)
  const state = parseListing(query)
  const adPath = await findByDialCode(brand, term)
  if (adPath) redirect(adPath)
  const [site, found] = await Promise.all([loadSite(brand), loadSearch(brand, term, state)])
  if (found?.understood && found.withConditions === null)
    redirect(understoodHref(found.understood, state))
  const now = currentTime()
  const edition = nextEdition(brand, site.editions, now)
  const marked = markedWords(found, term)
  const ads = (found?.ads ?? []).map((ad) => toRowView(ad, { now, edition, term: marked }))
  const addresses = origins(brand, settings())
  const filter = { path: '/search', state, term, counts: found?.counts, place: found?.place }
  const kept = { ...state, view: 'list', page: 1, sort: 'default' } as const
  const total = found?.pagination.total ?? 0
  const isNarrowable = !found || total > 0 || isListingChanged(state)

  return (
    <SitePage brand={brand} term={term}>
      <Wrap>
        <StaticHtml name="head">
          <Breadcrumb items={toCrumbs(brand, addresses, [{ label: 'Vyhledávání' }])} />
        </StaticHtml>
        <ListingHead
          title={searchTitle(truncate(term, HEADING_MAX_SHOWN), state)}
          summary={
            found && `${found.isTotalExact ? '' : 'přes '}${countOf(total, WORD_FORMS.advert)}`
          }
          actions={
            found &&
            term && (
              <WatchBar href={serialiseListing('/hlidani', kept, term)}>
                <SaveSearch href={serialiseListing('/search', kept, term)} />
              </WatchBar>
            )
          }
        />
        <ListingLayout
          rail={
            isNarrowable && (
              <StaticHtml name="rail">
                <ListingRail id={RAIL_ID}>
                  <ListingRefine
                    state={state}
                    counts={filter.counts}
                    total={found?.isTotalExact ? total : undefined}
                  />
                  <LinkButton href="/">Hlavní strana</LinkButton>
                </ListingRail>
              </StaticHtml>
            )
          }
        >
          {isNarrowable && <ListingFilter {...filter} />}
          {found && isNarrowable && <ListViews path={'/search'} state={state} term={term} />}
          {found?.map && <ResultsMap map={found.map} path={'/search'} state={state} term={term} />}
          <StaticHtml name="rows">
            <div id="seznam">
              <SearchResults
                status={found ? 'done' : 'short'}
                sections={(found?.sections ?? [])
                  .slice(0, MOST_SECTIONS)
                  .map((section) =>
                    toSectionRow(section, marked, sectionHref(section, brand, addresses.sister)),
                  )}
                ads={ads}
                isStacked
                next={<NothingFound state={state} term={term} />}
                unknownCode={parseDialCode(term)}
                {...(found && toSearchNotice(found, term, state))}
              />
            </div>
          </StaticHtml>
          <LoadedRows from={ads.length} />
          {ads.length > 0 && (
            <LoadMoreFoot
              params={{ source: { kind: 'search', term }, state }}
              path="/search"
              shown={ads.length}
              total={total}
              noun={`${found?.isTotalExact === false ? 'a více ' : ''}${plural(total, WORD_FORMS.advertGenitive)}`}
              edition={edition}
            />
          )}
          <Share origin={addresses.own} path={serialiseListing('/search', state, term)} />
        </ListingLayout>
      </Wrap>
    </SitePage>
  )
}
