import '#theme.css'
import { NotFoundPage } from '@inzrt/portal/browse/missing/NotFoundPage.tsx'
import { missingMetadata } from '@inzrt/portal/shell/metadata/missingMetadata.ts'
import { SiteDocument } from '@inzrt/portal/site/SiteDocument.tsx'
import { brand } from '#brand'
import { env } from '#env'

export const dynamic = 'force-dynamic'
export const generateMetadata = () => missingMetadata(brand, env())

const NotFound = () => (
  <SiteDocument brand={brand}>
    <NotFoundPage brand={brand} />
  </SiteDocument>
)
export default NotFound
