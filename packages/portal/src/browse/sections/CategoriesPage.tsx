import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import { SectionContents } from '@inzrt/ui/section/SectionContents.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { toCrumbs } from '../../site/toCrumbs.ts'
import { toContents } from '../home/toContents.ts'
import { adPrice } from './adPrice.ts'
import { countSections } from './countSections.ts'

/** All sections and subsections of a site with their counts. */
export const CategoriesPage = async ({ brand }: { brand: Brand }) => {
  const { sections } = await loadSite(brand)

  return (
    <SitePage brand={brand}>
      <StaticHtml name="contents">
        <Wrap>
          <Breadcrumb
            items={toCrumbs(brand, origins(brand, settings()), [{ label: 'Rubriky inzerce' }])}
          />
          <ListingHead title="Rubriky inzerce" summary={countSections(sections)} />
          <SectionContents headingLevel="h2" sections={toContents(sections, { toNote: adPrice })} />
        </Wrap>
      </StaticHtml>
    </SitePage>
  )
}
