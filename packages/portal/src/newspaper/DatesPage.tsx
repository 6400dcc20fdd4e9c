import { ArticlePage } from '../article/ArticlePage.tsx'
import type { Brand } from '../brand/Brand.ts'
import { editionDates } from '../content/editionDates.ts'
import { loadSite } from '../site/loadSite.server.ts'

/** Deadlines and days of release. */
export const DatesPage = async ({ brand }: { brand: Brand }) => (
  <ArticlePage brand={brand} article={editionDates((await loadSite(brand)).editions)} />
)
