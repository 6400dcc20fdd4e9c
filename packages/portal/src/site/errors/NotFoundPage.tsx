import { NotFound } from '@inzrt/ui/feedback/NotFound.tsx'
import { SoldOut } from '@inzrt/ui/feedback/SoldOut.tsx'
import { SearchBox } from '@inzrt/ui/search/SearchBox.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { SitePage } from '../SitePage.tsx'

/** Nothing lies at the address: says so and offers to search or to go home. People are not sold out. */
export const NotFoundPage = ({ brand }: { brand: Brand }) => (
  <SitePage brand={brand}>
    <StaticHtml name="missing">
      <NotFound title={brand.nothingHere} picture={!brand.adultOnly && <SoldOut />}>
        <SearchBox id="hledat-404" landmark="Hledat něco jiného" />
      </NotFound>
    </StaticHtml>
  </SitePage>
)
