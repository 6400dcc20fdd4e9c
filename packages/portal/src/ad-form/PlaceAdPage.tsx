import type { Edition } from '@inzrt/contracts/edition'
import { formatDate } from '@inzrt/domain/time'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import type { Brand } from '../brand/Brand.ts'
import { loadPromos } from '../order/loadPromos.server.ts'
import { origins } from '../settings/origins.ts'
import { settings } from '../settings/settings.server.ts'
import { loadSite } from '../site/loadSite.server.ts'
import { SitePage } from '../site/SitePage.tsx'
import { toCrumbs } from '../site/toCrumbs.ts'
import { Still } from '../still/Still.tsx'
import { AdFormSlot } from './AdFormSlot.client.tsx'
import { toSectionChoices } from './toSectionChoices.ts'

const PRINTED = 3

/** Days on which an ad placed now is printed, the first few. */
const printDates = (brand: Brand, editions: readonly Edition[]): string[] =>
  brand.hasNewspaper
    ? editions.slice(0, PRINTED).map(({ releaseDate }) => formatDate(new Date(releaseDate)))
    : []

/** The page where an ad is placed. */
export const PlaceAdPage = async ({ brand }: { brand: Brand }) => {
  const [{ sections, editions }, offers] = await Promise.all([loadSite(brand), loadPromos(brand)])

  return (
    <SitePage brand={brand}>
      <Wrap>
        <Still name="head">
          <Breadcrumb
            items={toCrumbs(brand, origins(brand, settings()), [{ label: 'Vložit inzerát' }])}
          />
          <ListingHead title="Vložit inzerát" summary="Rozepsaný inzerát se průběžně ukládá." />
        </Still>
        <AdFormSlot
          offers={offers}
          choices={toSectionChoices(sections, brand)}
          supportEmail={settings().SUPPORT_EMAIL}
          printDates={printDates(brand, editions)}
          edition={editions[0] ? String(editions[0].number) : null}
        />
      </Wrap>
    </SitePage>
  )
}
