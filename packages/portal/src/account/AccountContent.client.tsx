'use client'

import { ClientOnly } from '../shell/lazy/ClientOnly.client.tsx'
import { lazyPart } from '../shell/lazy/lazyPart.tsx'
import type { AccountTab } from '../shell/session/accountState.ts'
import type { AccountTabProps } from './AccountTabProps.ts'

const EmailNotice = lazyPart(() => import('./notices/EmailNotice.client.tsx'))
const StaffNotice = lazyPart(() => import('./notices/StaffNotice.client.tsx'))

/** Each part of the account comes when it is opened. */
const TABS = {
  inzeraty: lazyPart(() => import('./lists/OwnAds.client.tsx')),
  objednavky: lazyPart(() => import('./lists/OwnOrders.client.tsx')),
  kredit: lazyPart(() => import('./lists/OwnCredit.client.tsx')),
  zpravy: lazyPart(() => import('./conversations/Conversations.client.tsx')),
  oblibene: lazyPart(() => import('./lists/Favourites.client.tsx')),
  upozorneni: lazyPart(() => import('./notifications/Notifications.client.tsx')),
  hledani: lazyPart(() => import('./lists/SavedSearches.client.tsx')),
  import: lazyPart(() => import('./feeds/Feeds.client.tsx')),
  statistiky: lazyPart(() => import('./lists/OwnStats.client.tsx')),
  nastaveni: lazyPart(() => import('./settings/Settings.client.tsx')),
} as const satisfies Record<AccountTab, unknown>

/** What the current part of the account holds. */
export const AccountContent = (props: AccountTabProps) => {
  const Tab = TABS[props.state.tab]

  return (
    <ClientOnly>
      <EmailNotice />
      {props.hasDesk && <StaffNotice />}
      <Tab {...props} />
    </ClientOnly>
  )
}
