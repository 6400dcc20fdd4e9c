'use client'

import { Late } from '../shell/late/Late.client.tsx'
import { latePart } from '../shell/late/latePart.tsx'
import type { AccountTab } from '../shell/session/accountState.ts'
import type { AccountTabProps } from './AccountTabProps.ts'

const EmailNotice = latePart(() => import('./notices/EmailNotice.client.tsx'))
const StaffNotice = latePart(() => import('./notices/StaffNotice.client.tsx'))

/** Each part of the account comes when it is opened. */
const TABS = {
  inzeraty: latePart(() => import('./lists/OwnAds.client.tsx')),
  objednavky: latePart(() => import('./lists/OwnOrders.client.tsx')),
  zpravy: latePart(() => import('./lists/Messages.client.tsx')),
  oblibene: latePart(() => import('./lists/Favourites.client.tsx')),
  hledani: latePart(() => import('./lists/SavedSearches.client.tsx')),
  nastaveni: latePart(() => import('./settings/Settings.client.tsx')),
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
