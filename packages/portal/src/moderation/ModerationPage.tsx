import { AccountLayout } from '@inzrt/ui/account/AccountLayout.tsx'
import { AccountNav } from '@inzrt/ui/account/AccountNav.tsx'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import type { Brand } from '../brand/Brand.ts'
import type { SearchParams } from '../listing-url/SearchParams.ts'
import { origins } from '../settings/origins.ts'
import { settings } from '../settings/settings.server.ts'
import { SitePage } from '../site/SitePage.tsx'
import { toCrumbs } from '../site/toCrumbs.ts'
import { ModerationContent } from './ModerationContent.client.tsx'
import { moderationNavItems } from './moderationNavItems.tsx'
import { PART_LABELS, parsePart, parseWanted } from './moderationState.ts'

export type ModerationPageProps = { brand: Brand; searchParams: Promise<SearchParams> }

/** Where people of ours work. The page holds no data: the browser asks for them, and the api whom it answers. */
export const ModerationPage = async ({ brand, searchParams }: ModerationPageProps) => {
  const asked = await searchParams
  const part = parsePart(asked)

  return (
    <SitePage brand={brand}>
      <Wrap>
        <Breadcrumb items={toCrumbs(brand, origins(brand, settings()), [{ label: 'Správa' }])} />
        <ListingHead title="Správa" />
        <AccountLayout
          nav={<AccountNav label="Části správy" items={moderationNavItems(part)} />}
          title={PART_LABELS[part]}
        >
          <ModerationContent part={part} wanted={parseWanted(asked)} />
        </AccountLayout>
      </Wrap>
    </SitePage>
  )
}
