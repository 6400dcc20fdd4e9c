import { NotFound } from '@inzrt/ui/feedback/NotFound.tsx'
import { SearchBox } from '@inzrt/ui/search/SearchBox.tsx'
import type { Brand } from '../brand/Brand.ts'
import { SitePage } from '../site/SitePage.tsx'
import { Still } from '../still/Still.tsx'

/** Nothing lies at the address: says so and offers to search or to go home. */
export const NotFoundPage = ({ brand }: { brand: Brand }) => (
  <SitePage brand={brand}>
    <Still name="missing">
      <NotFound>
        <SearchBox id="hledat-404" landmark="Hledat něco jiného" />
      </NotFound>
    </Still>
  </SitePage>
)
