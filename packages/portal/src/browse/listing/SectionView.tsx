import type { FilterCounts, ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import type { AdMap } from '@inzrt/contracts/browse/map'
import type { Section } from '@inzrt/contracts/browse/section'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { AD_TYPES, type AdType } from '@inzrt/rules/listing'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import { ListingLayout } from '@inzrt/ui/listing/ListingLayout.tsx'
import { ListingRail } from '@inzrt/ui/listing/ListingRail.tsx'
import { MarketCounter } from '@inzrt/ui/listing/MarketCounter.tsx'
import { SubsectionNav } from '@inzrt/ui/listing/SubsectionNav.tsx'
import { ItemListData } from '../../ad/ItemListData.tsx'
import { toRowItems } from '../../ad/toRowItems.ts'
import { SmsGuide } from '../../advertise/sms/SmsGuide.client.tsx'
import { takesSmsAds } from '../../advertise/sms/takesSmsAds.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { BreadcrumbData } from '../../shell/metadata/BreadcrumbData.tsx'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { toCrumbs } from '../../site/toCrumbs.ts'
import { ListViews } from '../map/ListViews.tsx'
import { ResultsMap } from '../map/ResultsMap.tsx'
import { nextEdition } from '../newspaper/nextEdition.ts'
import { findTrail } from '../sections/findTrail.ts'
import { Share } from '../share/Share.tsx'
import { RememberSlug } from '../slug/RememberSlug.client.tsx'
import { ListingFilter, RAIL_ID } from './ListingFilter.tsx'
import { ListingFrame } from './ListingFrame.tsx'
import { ListingRefine } from './ListingRefine.tsx'
import { NothingNear } from './NothingNear.tsx'
import { toCounterGoods } from './toCounterGoods.ts'
import { toSubsections } from './toSubsections.ts'

export type SectionViewProps = {
  brand: Brand
  section: Section
  state: ListingState
  counts?: FilterCounts | undefined
  /** The place asked for. */
  place?: ListingPlace | undefined
  /** Where its ads are, if that was asked for. */
  map?: AdMap | undefined
}

const typesOf = (section: Section): readonly AdType[] => {
  const has = { offer: section.isOffer, inquiry: section.isInquiry, exchange: section.isExchange }

  return AD_TYPES.filter((type) => has[type])
}

/** A section: its ads among its banners, the filter, its neighbours. */
export const SectionView = async ({
  brand,
  section,
  state,
  counts,
  place,
  map,
}: SectionViewProps) => {
  const site = await loadSite(brand)
  const now = currentTime()
  const edition = nextEdition(brand, site.editions, now)
  const { advertisements, banners } = section
  const items = toRowItems(advertisements?.data ?? [], banners?.data ?? [], state.page, {
    now,
    edition,
  })
  const goods = toCounterGoods(items)
  const trail = findTrail(site.sections, section.slug)
  const crumbs = toCrumbs(brand, origins(brand, settings()), [
    ...trail.slice(0, -1).map(({ name, slug }) => ({ label: name, href: `/${slug}` })),
    { label: section.name },
  ])
  const subsections = toSubsections(trail)
  const path = `/${section.slug}`
  const filter = { path, state, counts, place, sectionSlug: section.slug }

  return (
    <SitePage brand={brand} currentSlug={trail[0]?.slug}>
      <Wrap>
        <StaticHtml name="head">
          <Breadcrumb items={crumbs} />
          <ListingHead
            title={section.name}
            summary={
              advertisements && countOf(advertisements.meta.pagination.total, WORD_FORMS.advert)
            }
            icon={section.icon}
            counter={goods.length > 0 && <MarketCounter goods={goods} />}
          />
        </StaticHtml>
        <ListingLayout
          rail={
            <StaticHtml name="rail">
              <ListingRail id={RAIL_ID}>
                {subsections && <SubsectionNav {...subsections} />}
                <ListingRefine
                  state={state}
                  counts={filter.counts}
                  isDating={section.isDating}
                  total={advertisements?.meta.pagination.total}
                />
              </ListingRail>
            </StaticHtml>
          }
        >
          {takesSmsAds(section) && <SmsGuide email={settings().SUPPORT_EMAIL} />}
          <ListingFilter {...filter} types={typesOf(section)} />
          <ListViews path={path} state={state} />
          {map && <ResultsMap map={map} path={path} state={state} />}
          {advertisements && (
            <ListingFrame
              path={path}
              params={{ source: { kind: 'section', slug: section.slug }, state }}
              items={items}
              pagination={advertisements.meta.pagination}
              edition={edition}
              whenEmpty={
                state.place !== null && place ? (
                  <NothingNear path={path} state={state} />
                ) : undefined
              }
            />
          )}
          <Share origin={origins(brand, settings()).own} path={serialiseListing(path, state)} />
        </ListingLayout>
      </Wrap>
      <RememberSlug item={{ slugType: 'section', slug: section.slug, name: section.name }} />
      <StaticHtml name="data">
        <BreadcrumbData crumbs={crumbs} origin={origins(brand, settings()).own} />
        <ItemListData items={items} origin={origins(brand, settings()).own} />
      </StaticHtml>
    </SitePage>
  )
}
