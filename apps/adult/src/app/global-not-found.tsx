import '#theme.css'
import { missingMetadata } from '@inzrt/portal/shell/metadata/missingMetadata.ts'
import { NotFoundPage } from '@inzrt/portal/site/errors/NotFoundPage.tsx'
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
