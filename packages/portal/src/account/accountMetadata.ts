import type { Metadata } from 'next'
import { pageMetadata } from '../shell/metadata/pageMetadata.ts'
import { accountHref, parseAccount } from '../shell/session/accountState.ts'
import type { AccountPageProps } from './AccountPage.tsx'
import { TAB_LABELS } from './accountNavItems.tsx'

/** Metadata of the account; it belongs to no search engine. */
export const accountMetadata = async ({
  brand,
  searchParams,
  tab: own,
}: AccountPageProps): Promise<Metadata> => {
  const tab = own ?? parseAccount(await searchParams).tab

  return pageMetadata({
    title: `${TAB_LABELS[tab]} – Můj účet`,
    description: brand.description,
    path: accountHref({ tab }),
  })
}
