'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { type ReactNode, useCallback, useState } from 'react'
import { useAccountLeft } from '../../shell/session/useAccountLeft.ts'
import { useMember } from '../../shell/session/useMember.ts'
import { AdAccessClock } from './AdAccessClock.client.tsx'
import { AdPassword } from './AdPassword.client.tsx'
import styles from './OwnAdGate.module.css'
import { useAdAccess } from './useAdAccess.ts'
import { type OwnedAd, useOwnAd } from './useOwnAd.ts'

/** An own ad that is open, and what changes that. */
export type OpenAd = {
  ad: OwnedAd
  /** Opened by its password, not by an account. */
  isGuest: boolean
  reload: () => void
  /** The right to change the ad is over: its password is asked for again. */
  lock: () => void
}

type OwnAdGateProps = { slug: string; children: (open: OpenAd) => ReactNode }

/** Something about an own ad: its account opens it, or its password for ten minutes. */
export const OwnAdGate = ({ slug, children }: OwnAdGateProps) => {
  const { reading, reload } = useOwnAd(slug)
  const isMember = useMember()
  const [isOver, setOver] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const lock = useCallback(() => setOver(true), [])
  useAccountLeft(lock)
  const endsAt = useAdAccess(slug, reading.kind === 'open' && !isMember && !isOver, lock)

  const open = () => {
    setAsked(true)
    setOver(false)
    if (!isOver) reload()
  }

  if (reading.kind === 'reading') return <ProgressBar label="Načítám inzerát" />
  if (reading.kind === 'locked') return <AdPassword slug={slug} onOpen={open} />
  if (reading.kind === 'failed')
    return (
      <LoadFailed
        title="Inzerát se nepodařilo načíst"
        reason={errorText('readAdvertisement', reading.error)}
        onRetry={reload}
      />
    )

  return (
    <>
      {isOver && <AdPassword slug={slug} isAgain onOpen={open} />}
      {/* What was typed and chosen waits for the password. */}
      <div hidden={isOver} className={styles.open}>
        {endsAt !== null && <AdAccessClock endsAt={endsAt} takesFocus={wasAsked} />}
        {children({ ad: reading.ad, isGuest: !isMember, reload, lock })}
      </div>
    </>
  )
}
