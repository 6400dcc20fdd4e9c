import { lineAds } from '../../content/lineAds.ts'
import { ArticlePage } from '../../read/ArticlePage.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { loadSite } from '../../site/loadSite.server.ts'

/** Line ads and their prices. */
export const LineAdsPage = async ({ brand }: { brand: Brand }) => (
  <ArticlePage brand={brand} article={lineAds((await loadSite(brand)).sections)} />
)
