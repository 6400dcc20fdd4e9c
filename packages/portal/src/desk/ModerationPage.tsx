import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import type { Brand } from '../shell/brand/Brand.ts'
import type { SearchParams } from '../shell/metadata/SearchParams.ts'
import { origins } from '../shell/settings/origins.ts'
import { settings } from '../shell/settings/settings.server.ts'
import { SitePage } from '../site/SitePage.tsx'
import { toCrumbs } from '../site/toCrumbs.ts'
import { DeskSlot } from './DeskSlot.client.tsx'
import { parsePart, parseReason, parseWanted } from './moderationState.ts'

export type ModerationPageProps = { brand: Brand; searchParams: Promise<SearchParams> }

/** Where staff work. The page holds no data: the browser asks for them, and the api whom it answers. */
export const ModerationPage = async ({ brand, searchParams }: ModerationPageProps) => {
  const asked = await searchParams

  return (
    <SitePage brand={brand}>
      <Wrap>
        <Breadcrumb items={toCrumbs(brand, origins(brand, settings()), [{ label: 'Správa' }])} />
        <ListingHead title="Správa" />
        <DeskSlot
          asked={parsePart(asked)}
          wanted={parseWanted(asked)}
          reason={parseReason(asked)}
        />
      </Wrap>
    </SitePage>
  )
}
