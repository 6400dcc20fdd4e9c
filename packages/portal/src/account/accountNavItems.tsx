import type { AccountNavItem } from '@inzrt/ui/account/AccountNav.tsx'
import { BellIcon } from '@inzrt/ui/icon/BellIcon.tsx'
import { EyeIcon } from '@inzrt/ui/icon/EyeIcon.tsx'
import { HeartIcon } from '@inzrt/ui/icon/HeartIcon.tsx'
import { MailIcon } from '@inzrt/ui/icon/MailIcon.tsx'
import { PaperIcon } from '@inzrt/ui/icon/PaperIcon.tsx'
import { ReceiptIcon } from '@inzrt/ui/icon/ReceiptIcon.tsx'
import { SearchIcon } from '@inzrt/ui/icon/SearchIcon.tsx'
import { SlidersIcon } from '@inzrt/ui/icon/SlidersIcon.tsx'
import { TagIcon } from '@inzrt/ui/icon/TagIcon.tsx'
import { TransferIcon } from '@inzrt/ui/icon/TransferIcon.tsx'
import type { ReactNode } from 'react'
import { ACCOUNT_TABS, type AccountTab, accountHref } from '../shell/session/accountState.ts'
import { UnreadCountSlot } from './notifications/UnreadCountSlot.client.tsx'

export const TAB_LABELS = {
  inzeraty: 'Inzeráty',
  objednavky: 'Objednávky',
  kredit: 'Kredit',
  zpravy: 'Zprávy',
  upozorneni: 'Upozornění',
  oblibene: 'Oblíbené',
  hledani: 'Hledání',
  import: 'Import a\u00a0export',
  statistiky: 'Statistiky',
  nastaveni: 'Nastavení',
} as const satisfies Record<AccountTab, string>

const ICONS: Record<AccountTab, ReactNode> = {
  inzeraty: <PaperIcon />,
  objednavky: <ReceiptIcon />,
  kredit: <TagIcon />,
  zpravy: <MailIcon />,
  upozorneni: <BellIcon />,
  oblibene: <HeartIcon />,
  hledani: <SearchIcon />,
  import: <TransferIcon />,
  statistiky: <EyeIcon />,
  nastaveni: <SlidersIcon />,
}

const BADGES: Partial<Record<AccountTab, ReactNode>> = { upozorneni: <UnreadCountSlot /> }

/** Parts that are found from the own ads. */
const isForFew = (tab: AccountTab): boolean => tab === 'import' || tab === 'statistiky'

/** Links to the parts of the account, the current one marked. */
export const accountNavItems = (current: AccountTab): readonly AccountNavItem[] =>
  ACCOUNT_TABS.filter((tab) => tab === current || !isForFew(tab)).map((tab) => ({
    href: accountHref({ tab }),
    label: TAB_LABELS[tab],
    icon: ICONS[tab],
    badge: BADGES[tab],
    isCurrent: tab === current,
  }))
