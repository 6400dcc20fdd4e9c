import { PlusIcon } from '@inzrt/ui/icon/PlusIcon.tsx'
import { GoTop } from '@inzrt/ui/layout/GoTop.client.tsx'
import { Dateline } from '@inzrt/ui/layout/header/Dateline.tsx'
import { Header } from '@inzrt/ui/layout/header/Header.tsx'
import { HeaderAction } from '@inzrt/ui/layout/header/HeaderAction.tsx'
import { SiteNav } from '@inzrt/ui/layout/header/SiteNav.tsx'
import { Page } from '@inzrt/ui/layout/Page.tsx'
import { QuickLeave } from '@inzrt/ui/layout/view/QuickLeave.tsx'
import { ViewNotice } from '@inzrt/ui/layout/view/ViewNotice.tsx'
import { Wordmark } from '@inzrt/ui/logo/Wordmark.tsx'
import type { ReactNode } from 'react'
import type { Brand } from '../shell/brand/Brand.ts'
import { currentTime } from '../shell/clock/currentTime.ts'
import { PageRuntime } from '../shell/runtime/PageRuntime.client.tsx'
import { isDiscreet } from '../shell/settings/isDiscreet.server.ts'
import { origins } from '../shell/settings/origins.ts'
import { settings } from '../shell/settings/settings.server.ts'
import { StaticHtml } from '../shell/static-html/StaticHtml.tsx'
import { HeaderAccount } from './account/HeaderAccount.client.tsx'
import { SessionSlot } from './account/SessionSlot.client.tsx'
import { loadSite } from './loadSite.server.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SearchPanelSlot } from './search/SearchPanelSlot.client.tsx'
import { SiteSearch } from './search/SiteSearch.client.tsx'
import { toDateline } from './toDateline.ts'

/** Answered by the gateway. */
const LEAVE_PATH = '/vekova-brana/odejit'

export type SitePageProps = {
  brand: Brand
  /** Top section the page belongs to. */
  currentSlug?: string | undefined
  /** Words the search field holds. */
  term?: string | undefined
  /** In place of the header's search, where the page holds a search itself with the place of its results. */
  search?: ReactNode
  children: ReactNode
}

/** What surrounds the content of every page: dateline, header, sections, footer, the way back up. */
export const SitePage = async ({ brand, currentSlug, term, search, children }: SitePageProps) => {
  const [site, discreet] = await Promise.all([loadSite(brand), isDiscreet()])
  const { sister } = origins(brand, settings())

  return (
    <Page
      dateline={
        <StaticHtml name="dateline">
          <ViewNotice />
          <Dateline {...toDateline(brand, site.editions, currentTime())} />
        </StaticHtml>
      }
      header={
        <Header
          logo={
            <StaticHtml name="logo">
              <Wordmark name={brand.wordmark} label={`${brand.name} – hlavní strana`} />
            </StaticHtml>
          }
          search={search ?? <SiteSearch initialTerm={term} />}
          actions={
            <>
              {brand.adultOnly && <QuickLeave href={LEAVE_PATH} />}
              <HeaderAccount />
              <HeaderAction
                href="/vlozit-inzerat"
                variant="primary"
                icon={<PlusIcon />}
                label="Vložit inzerát"
              />
            </>
          }
        />
      }
      logoutBar={<SessionSlot />}
      navigation={
        <StaticHtml name="navigation">
          <SiteNav
            items={site.sections.map(({ slug, name, icon }) => ({
              href: `/${slug}`,
              name,
              icon,
              isCurrent: slug === currentSlug,
            }))}
            sister={{ href: `${sister}/`, name: brand.sister.navLabel }}
          />
        </StaticHtml>
      }
      footer={
        <StaticHtml name="footer">
          <SiteFooter brand={brand} site={site} isDiscreet={discreet} />
        </StaticHtml>
      }
      goTop={<GoTop />}
      searchPanel={search ? undefined : <SearchPanelSlot />}
    >
      {children}
      <PageRuntime sections={site.sections.map(({ name, icon }) => ({ name, icon }))} />
    </Page>
  )
}
