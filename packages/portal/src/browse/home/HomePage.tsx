import { localityName } from '@inzrt/domain/locality'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { DialCodeForm } from '@inzrt/ui/home/DialCodeForm.tsx'
import { EditionCard } from '@inzrt/ui/home/EditionCard.tsx'
import { FrontPage } from '@inzrt/ui/home/FrontPage.tsx'
import { Hero } from '@inzrt/ui/home/Hero.tsx'
import { HeroGoods } from '@inzrt/ui/home/HeroGoods.tsx'
import { HomeColumns } from '@inzrt/ui/home/HomeColumns.tsx'
import { PopularSearches } from '@inzrt/ui/home/PopularSearches.tsx'
import { SectionHeading } from '@inzrt/ui/home/SectionHeading.tsx'
import { WantedList } from '@inzrt/ui/home/WantedList.tsx'
import { WebOrPaper } from '@inzrt/ui/home/WebOrPaper.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { Wordmark } from '@inzrt/ui/logo/Wordmark.tsx'
import { StickySearch } from '@inzrt/ui/search/StickySearch.tsx'
import { SectionContents } from '@inzrt/ui/section/SectionContents.tsx'
import { priceFacts } from '../../ad/priceFacts.ts'
import { toRowItems } from '../../ad/toRowItems.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { WebsiteData } from '../../shell/metadata/WebsiteData.tsx'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { SearchPanelSlot } from '../../site/search/SearchPanelSlot.client.tsx'
import { SiteSearch } from '../../site/search/SiteSearch.client.tsx'
import { ListRows } from '../listing/ListRows.tsx'
import { nextEdition } from '../newspaper/nextEdition.ts'
import { SeenAds } from '../seen/SeenAds.client.tsx'
import { HeroSearch } from './HeroSearch.client.tsx'
import { HomeSections } from './HomeSections.client.tsx'
import { loadHome } from './loadHome.server.ts'
import { subsectionsShown } from './subsectionsShown.ts'
import { toContents } from './toContents.ts'
import { toEditionCard } from './toEditionCard.ts'
import { toFrontPage } from './toFrontPage.ts'
import { toGoods } from './toGoods.ts'

const searchHref = (term: string) => serialiseListing('/search', INITIAL_LISTING, term)

/** First page of a site: search, the contents of the market, what was just laid out, the paper. */
export const HomePage = async ({ brand }: { brand: Brand }) => {
  const [site, { newest, wanted }] = await Promise.all([loadSite(brand), loadHome(brand)])
  const now = currentTime()
  const context = { now, edition: nextEdition(brand, site.editions, now) }
  const cover = newest.find(({ mainImageThumbPath }) => mainImageThumbPath)
  const edition = toEditionCard(brand, site.editions, cover, now)
  const frontPage = toFrontPage(brand, site.editions, newest, now)
  const rows = (
    <AdList label="Nejnovější inzeráty">
      <ListRows items={toRowItems(newest, [], 1, context)} headingLevel="h3" />
    </AdList>
  )
  const total = site.sections.reduce((sum, { adsCount }) => sum + adsCount, 0)

  return (
    <SitePage
      brand={brand}
      search={
        <StickySearch
          logo={
            <StaticHtml name="sticky-logo">
              <a href="/">
                <Wordmark name={brand.wordmark} label={`${brand.name} – hlavní strana`} />
              </a>
            </StaticHtml>
          }
          searchPanel={<SearchPanelSlot field="hledat-nahore" />}
        >
          <SiteSearch id="hledat-nahore" landmark="Hledat nahoře" />
        </StickySearch>
      }
    >
      <Hero
        title={brand.headline}
        search={<HeroSearch id="hledat-uvod" />}
        searchPanel={<SearchPanelSlot field="hledat-uvod" />}
        popular={
          <StaticHtml name="popular">
            <PopularSearches
              searches={brand.popularSearches.map((label) => ({ href: searchHref(label), label }))}
            />
          </StaticHtml>
        }
        goods={
          <StaticHtml name="goods">
            <HeroGoods goods={toGoods(newest, site.sections)} />
          </StaticHtml>
        }
      />
      <Wrap>
        <SectionHeading
          aside={
            <p>
              {countOf(total, WORD_FORMS.advert)},{' '}
              {countOf(site.sections.length, WORD_FORMS.section)}
            </p>
          }
        >
          {brand.home.sections}
        </SectionHeading>
        <HomeSections sisterOrigin={origins(brand, settings()).sister}>
          <StaticHtml name="contents">
            <SectionContents sections={toContents(site.sections, { most: subsectionsShown })} />
          </StaticHtml>
        </HomeSections>
      </Wrap>
      <StaticHtml name="newest">
        <Wrap>
          <HomeColumns
            print={
              <>
                {edition && <EditionCard {...edition} />}
                {brand.hasNewspaper && <DialCodeForm action="/search" name="term" />}
                {wanted.length > 0 && (
                  <WantedList
                    ads={wanted.map((ad) => ({
                      href: `/${ad.slug}`,
                      heading: nonBreaking(ad.heading),
                      facts: [localityName(ad.PSC), ...priceFacts(ad, 'short')].join(', '),
                    }))}
                  />
                )}
              </>
            }
          >
            {frontPage ? (
              <WebOrPaper
                heading={brand.home.newest}
                web={rows}
                paper={<FrontPage {...frontPage} />}
              />
            ) : (
              <>
                <SectionHeading>{brand.home.newest}</SectionHeading>
                {rows}
              </>
            )}
          </HomeColumns>
        </Wrap>
        <WebsiteData brand={brand} />
      </StaticHtml>
      <Wrap>
        <SeenAds />
      </Wrap>
    </SitePage>
  )
}
