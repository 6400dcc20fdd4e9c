'use client'

import { lazy } from 'react'
import { Late } from '../late/Late.client.tsx'
import type { AccountTabProps } from './AccountTabProps.ts'
import type { AccountTab } from './accountState.ts'

const EmailNotice = lazy(() => import('./EmailNotice.client.tsx'))
const StaffNotice = lazy(() => import('./StaffNotice.client.tsx'))

/** Each part of the account comes when it is opened. */
const TABS = {
  inzeraty: lazy(() => import('./OwnAds.client.tsx')),
  objednavky: lazy(() => import('./OwnOrders.client.tsx')),
  zpravy: lazy(() => import('./Messages.client.tsx')),
  oblibene: lazy(() => import('./Favourites.client.tsx')),
  hledani: lazy(() => import('./SavedSearches.client.tsx')),
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
