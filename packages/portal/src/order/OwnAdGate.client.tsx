'use client'

import { errorText } from '@inzrt/api-client/errorText'
import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { type ReactNode, useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { AdPassword } from '../ad-form/AdPassword.client.tsx'
import { useOwnAd } from '../ad-form/useOwnAd.ts'
import { AdAccessClock } from '../own-ad/AdAccessClock.client.tsx'
import { useAdAccess } from '../own-ad/useAdAccess.ts'
import { sessionStore } from '../stores/sessionStore.ts'

type OwnAdGateProps = { slug: string; children: (ad: AdDetail) => ReactNode }

/** Something about an own ad: its account opens it, or its password for ten minutes. */
export const OwnAdGate = ({ slug, children }: OwnAdGateProps) => {
  const { reading, reload } = useOwnAd(slug)
  const { isSignedIn } = useSnapshot(sessionStore)
  const [isOver, setOver] = useState(false)
  const lock = useCallback(() => setOver(true), [])
  const endsAt = useAdAccess(slug, reading.kind === 'open' && !isSignedIn && !isOver, lock)

  if (reading.kind === 'reading') return <ProgressBar label="Načítám inzerát" />
  if (reading.kind === 'locked') return <AdPassword slug={slug} onOpen={reload} />
  if (reading.kind === 'failed')
    return (
      <EmptyState title="Inzerát se nepodařilo načíst">
        <p>{errorText('readAdvertisement', reading.error)}</p>
        <Button onClick={reload}>Zkusit znovu</Button>
      </EmptyState>
    )

  return (
    <>
      {isOver && <AdPassword slug={slug} isAgain onOpen={() => setOver(false)} />}
      {/* What was chosen waits for the password. */}
      <div hidden={isOver}>
        {endsAt !== null && <AdAccessClock endsAt={endsAt} />}
        {children(reading.ad)}
      </div>
    </>
  )
}
