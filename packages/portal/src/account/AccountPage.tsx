import { AccountLayout } from '@inzrt/ui/account/AccountLayout.tsx'
import { AccountNav } from '@inzrt/ui/account/AccountNav.tsx'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import type { Brand } from '../shell/brand/Brand.ts'
import type { SearchParams } from '../shell/metadata/SearchParams.ts'
import { type AccountTab, parseAccount } from '../shell/session/accountState.ts'
import { origins } from '../shell/settings/origins.ts'
import { settings } from '../shell/settings/settings.server.ts'
import { SitePage } from '../site/SitePage.tsx'
import { toCrumbs } from '../site/toCrumbs.ts'
import { AccountContent } from './AccountContent.client.tsx'
import { accountNavItems, TAB_LABELS } from './accountNavItems.tsx'

export type AccountPageProps = {
  brand: Brand
  searchParams: Promise<SearchParams>
  /** Of the part that has an address of its own. */
  tab?: AccountTab
}

/** The account: the same page for everybody; whose it is, the browser asks. */
export const AccountPage = async ({ brand, searchParams, tab }: AccountPageProps) => {
  const query = await searchParams
  const state = parseAccount(tab ? { ...query, tab } : query)

  return (
    <SitePage brand={brand}>
      <Wrap>
        <Breadcrumb items={toCrumbs(brand, origins(brand, settings()), [{ label: 'Můj účet' }])} />
        <ListingHead title="Můj účet" />
        <AccountLayout
          nav={<AccountNav items={accountNavItems(state.tab)} />}
          title={TAB_LABELS[state.tab]}
        >
          <AccountContent
            state={state}
            brand={brand.id}
            site={brand.nameLocative}
            hasDesk={brand.id === 'general'}
            supportEmail={settings().SUPPORT_EMAIL}
          />
        </AccountLayout>
      </Wrap>
    </SitePage>
  )
}
