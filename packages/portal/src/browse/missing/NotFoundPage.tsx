import { NotFound } from '@inzrt/ui/feedback/NotFound.tsx'
import { SoldOut } from '@inzrt/ui/feedback/SoldOut.tsx'
import { SectionHeading } from '@inzrt/ui/home/SectionHeading.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { SearchBox } from '@inzrt/ui/search/SearchBox.tsx'
import { SectionIcon } from '@inzrt/ui/section/SectionIcon.tsx'
import { toRowItems } from '../../ad/toRowItems.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { ListRows } from '../listing/ListRows.tsx'
import { nextEdition } from '../newspaper/nextEdition.ts'
import { loadForSale } from './loadForSale.server.ts'

/** Nothing lies at the address: says so and offers to search, to go home or to look at what is there. */
export const NotFoundPage = async ({ brand }: { brand: Brand }) => {
  const [site, ads] = await Promise.all([loadSite(brand), loadForSale(brand)])
  const now = currentTime()
  const context = { now, edition: nextEdition(brand, site.editions, now) }
  const { title, instead } = brand.missing

  return (
    <SitePage brand={brand}>
      <StaticHtml name="missing">
        {/* People are not sold out. */}
        <NotFound
          title={title}
          picture={brand.adultOnly ? <SectionIcon name="cups" size="giant" /> : <SoldOut />}
        >
          <SearchBox id="hledat-404" landmark="Hledat něco jiného" />
        </NotFound>
        {ads.length > 0 && (
          <Wrap>
            <SectionHeading>{instead}</SectionHeading>
            <AdList label={instead}>
              <ListRows items={toRowItems(ads, [], 1, context)} headingLevel="h3" />
            </AdList>
          </Wrap>
        )}
      </StaticHtml>
    </SitePage>
  )
}
