'use client'

import { lazy } from 'react'
import { Late } from '../late/Late.client.tsx'
import type { AccountTabProps } from './AccountTabProps.ts'
import type { AccountTab } from './accountState.ts'

const EmailNotice = lazy(() => import('./notices/EmailNotice.client.tsx'))
const StaffNotice = lazy(() => import('./notices/StaffNotice.client.tsx'))

/** Each part of the account comes when it is opened. */
const TABS = {
  inzeraty: lazy(() => import('./lists/OwnAds.client.tsx')),
  objednavky: lazy(() => import('./lists/OwnOrders.client.tsx')),
  zpravy: lazy(() => import('./lists/Messages.client.tsx')),
  oblibene: lazy(() => import('./lists/Favourites.client.tsx')),
  hledani: lazy(() => import('./lists/SavedSearches.client.tsx')),
  nastaveni: lazy(() => import('./settings/Settings.client.tsx')),
} as const satisfies Record<AccountTab, unknown>

/** What the current part of the account holds. */
export const AccountContent = (props: AccountTabProps) => {
  const Tab = TABS[props.state.tab]

  return (
    <Late>
      <EmailNotice />
      {props.hasDesk && <StaffNotice />}
      <Tab {...props} />
    </Late>
  )
}
