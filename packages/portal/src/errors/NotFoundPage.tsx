import { ErrorPage } from '@inzrt/ui/feedback/ErrorPage.tsx'
import { SoldOut } from '@inzrt/ui/feedback/SoldOut.tsx'
import { SearchBox } from '@inzrt/ui/search/SearchBox.tsx'
import type { Brand } from '../brand/Brand.ts'
import { settings } from '../settings/settings.server.ts'
import { SitePage } from '../site/SitePage.tsx'
import { Still } from '../still/Still.tsx'

/** Nothing lies at the address: says so and offers to search or to go home. */
export const NotFoundPage = ({ brand }: { brand: Brand }) => (
  <SitePage brand={brand}>
    <Still name="missing">
      <ErrorPage code={404} supportEmail={settings().SUPPORT_EMAIL} picture={<SoldOut />}>
        <SearchBox id="hledat-404" landmark="Hledat něco jiného" />
      </ErrorPage>
    </Still>
  </SitePage>
)
