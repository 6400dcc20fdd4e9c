import '#theme.css'
import { siteMetadata, siteViewport } from '@inzrt/portal/shell/metadata/siteMetadata.ts'
import { isDiscreet } from '@inzrt/portal/shell/settings/isDiscreet.server.ts'
import { origins } from '@inzrt/portal/shell/settings/origins.ts'
import { SiteDocument } from '@inzrt/portal/site/SiteDocument.tsx'
import { brand } from '#brand'
import { env } from '#env'

export const dynamic = 'force-dynamic'
export const viewport = siteViewport(brand)
export const generateMetadata = async () =>
  siteMetadata(brand, origins(brand, env()).own, await isDiscreet())

const Layout = ({ children }: LayoutProps<'/'>) => (
  <SiteDocument brand={brand}>{children}</SiteDocument>
)
export default Layout
