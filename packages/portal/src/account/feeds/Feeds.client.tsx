'use client'

import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { accountHref } from '../../shell/session/accountState.ts'
import { useProfile } from '../../shell/session/useProfile.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { FeedExport } from './FeedExport.client.tsx'
import { FeedGuide } from './FeedGuide.client.tsx'
import { FeedReports } from './FeedReports.client.tsx'
import { FeedUpload } from './FeedUpload.client.tsx'
import { useFeeds } from './useFeeds.ts'

/** Files of ads, in and out, for firms. */
const Feeds = ({ brand }: Pick<AccountTabProps, 'brand'>) => {
  const own = useProfile()
  const feeds = useFeeds()

  return (
    <OwnPart own={own} failure="Účet se nepodařilo načíst">
      {({ data: { kind } }) =>
        kind === 'business' ? (
          <div>
            <FeedUpload onSent={feeds.reload} />
            <FeedReports feeds={feeds} />
            <FeedExport />
            <FeedGuide brand={brand} />
          </div>
        ) : (
          <EmptyState title="Import je pro firmy" icon={null}>
            <p>
              Zvolte v{'\u00a0'}nastavení podnikatele a{'\u00a0'}vyplňte IČO.
            </p>
            <LinkButton href={accountHref({ tab: 'nastaveni' })} variant="primary">
              Otevřít nastavení
            </LinkButton>
          </EmptyState>
        )
      }
    </OwnPart>
  )
}

export default Feeds
