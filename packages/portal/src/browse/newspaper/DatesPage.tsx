import { editionDates } from '../../content/editionDates.ts'
import { noNewspaper } from '../../content/noNewspaper.ts'
import { ArticlePage } from '../../read/ArticlePage.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { loadSite } from '../../site/loadSite.server.ts'

/** Deadlines and days of release; a site without a paper says so. */
export const DatesPage = async ({ brand }: { brand: Brand }) => (
  <ArticlePage
    brand={brand}
    article={
      brand.hasNewspaper
        ? editionDates((await loadSite(brand)).editions)
        : noNewspaper('Data vydání a uzávěrky')
    }
  />
)
