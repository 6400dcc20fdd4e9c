import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { formatDate } from '@inzrt/domain/time'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import type { Brand } from '../../../shell/brand/Brand.ts'
import { openEditions } from '../../../shell/catalogue/openEditions.ts'
import { currentTime } from '../../../shell/clock/currentTime.ts'
import { origins } from '../../../shell/settings/origins.ts'
import { settings } from '../../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../../site/loadSite.server.ts'
import { SitePage } from '../../../site/SitePage.tsx'
import { toCrumbs } from '../../../site/toCrumbs.ts'
import { loadPromos } from '../../order/promo/loadPromos.server.ts'
import type { Sister } from '../SisterHint.client.tsx'
import { toSectionChoices } from '../toSectionChoices.ts'
import { AdFormSlot } from './AdFormSlot.client.tsx'

const PRINTED = 3

/** Days on which an ad placed now is printed, the first few. */
const printDates = (editions: readonly Edition[]): string[] =>
  editions.slice(0, PRINTED).map(({ releaseDate }) => formatDate(new Date(releaseDate)))

/** Where ads for adults are placed; null on their own site. */
const sisterOf = (brand: Brand): Sister | null =>
  brand.adultOnly
    ? null
    : {
        name: brand.sister.name,
        href: `${origins(brand, settings()).sister}/vlozit-inzerat`,
      }

/** The page where an ad is placed. */
export const PlaceAdPage = async ({ brand }: { brand: Brand }) => {
  const [site, offers] = await Promise.all([loadSite(brand), loadPromos(brand)])
  const editions = openEditions(brand, site.editions, currentTime())

  return (
    <SitePage brand={brand}>
      <Wrap>
        <StaticHtml name="head">
          <Breadcrumb
            items={toCrumbs(brand, origins(brand, settings()), [{ label: 'Vložit inzerát' }])}
          />
          <ListingHead title="Vložit inzerát" />
        </StaticHtml>
        <AdFormSlot
          offers={offers}
          choices={toSectionChoices(site.sections, brand)}
          supportEmail={settings().SUPPORT_EMAIL}
          adultOnly={brand.adultOnly}
          sister={sisterOf(brand)}
          printDates={printDates(editions)}
          edition={editions[0] ? String(editions[0].number) : null}
        />
      </Wrap>
    </SitePage>
  )
}
