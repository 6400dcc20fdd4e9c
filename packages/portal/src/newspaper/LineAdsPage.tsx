import { ArticlePage } from '../article/ArticlePage.tsx'
import type { Brand } from '../brand/Brand.ts'
import { lineAds } from '../content/lineAds.ts'
import { loadSite } from '../site/loadSite.server.ts'

/** Line ads and their prices. */
export const LineAdsPage = async ({ brand }: { brand: Brand }) => (
  <ArticlePage brand={brand} article={lineAds((await loadSite(brand)).sections)} />
)
