import { editionDates } from '../../content/editionDates.ts'
import { noNewspaper } from '../../content/noNewspaper.ts'
import { ArticlePage } from '../../read/ArticlePage.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { openEditions } from '../../shell/catalogue/openEditions.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { loadSite } from '../../site/loadSite.server.ts'

const datesOf = async (brand: Brand) => {
  const { editions } = await loadSite(brand)
  const open = openEditions(brand, editions, currentTime())

  return editionDates(
    open,
    editions.filter((edition) => !open.includes(edition)),
  )
}

/** Deadlines and days of release; a site without a paper says so. */
export const DatesPage = async ({ brand }: { brand: Brand }) => (
  <ArticlePage
    brand={brand}
    article={brand.hasNewspaper ? await datesOf(brand) : noNewspaper('Data vydání a uzávěrky')}
  />
)
