import { Footer } from '@inzrt/ui/layout/Footer.tsx'
import { DiscreetSwitch } from '@inzrt/ui/layout/view/DiscreetSwitch.tsx'
import type { Brand } from '../shell/brand/Brand.ts'
import { sectionHref } from '../shell/catalogue/sectionHref.ts'
import { origins } from '../shell/settings/origins.ts'
import { settings } from '../shell/settings/settings.server.ts'
import { footerColumns } from './footerColumns.ts'
import type { Site } from './loadSite.server.ts'

export type SiteFooterProps = { brand: Brand; site: Site; isDiscreet: boolean }

/** Footer of every page; sections of the sister site carry its address. */
export const SiteFooter = ({ brand, site, isDiscreet }: SiteFooterProps) => {
  const { sister } = origins(brand, settings())

  return (
    <Footer
      support={{
        email: settings().SUPPORT_EMAIL,
        hours: 've všední dny 8:30-17:00',
        note: 'Inzeráty kontrolují lidé, ne jen stroje. Když se vám něco nezdá, napište nám.',
      }}
      columns={footerColumns}
      sections={[...site.sections, ...site.sisterSections].map((section) => ({
        href: sectionHref(section, brand, sister),
        label: section.name,
      }))}
      end={`© ${new Date().getFullYear()} ${brand.imprint}`}
      sister={{ href: `${sister}/`, label: brand.sister.footerLabel }}
      choice={brand.adultOnly && <DiscreetSwitch action="/diskretni-rezim" isOn={isDiscreet} />}
    />
  )
}
