'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { AdAccessClock } from '../own-ad/AdAccessClock.client.tsx'
import { AdStats } from '../own-ad/AdStats.client.tsx'
import { OwnAdState } from '../own-ad/OwnAdState.client.tsx'
import { useAdAccess } from '../own-ad/useAdAccess.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { AdPassword } from './AdPassword.client.tsx'
import styles from './EditAd.module.css'
import { EditForm } from './EditForm.client.tsx'
import { useOwnAd } from './useOwnAd.ts'

/** An own ad: asks for its password where no account opens it, then lets it be changed. */
const EditAd = ({ slug }: { slug: string }) => {
  const { reading, reload } = useOwnAd(slug)
  const { isSignedIn } = useSnapshot(sessionStore)
  const [isOver, setOver] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const lock = useCallback(() => setOver(true), [])
  const endsAt = useAdAccess(slug, reading.kind === 'open' && !isSignedIn && !isOver, lock)

  if (isDeleted)
    return (
      <EmptyState title="Inzerát je smazaný">
        <LinkButton href="/">Hlavní strana</LinkButton>
      </EmptyState>
    )

  if (reading.kind === 'reading') return <ProgressBar label="Načítám inzerát" />
  if (reading.kind === 'locked') return <AdPassword slug={slug} onOpen={reload} />
  if (reading.kind === 'failed')
    return (
      <EmptyState title="Inzerát se nepodařilo načíst">
        <p>{errorText('readAdvertisement', reading.error)}</p>
        <Button onClick={reload}>Zkusit znovu</Button>
      </EmptyState>
    )
  const { ad } = reading

  return (
    <>
      {isOver && <AdPassword slug={slug} isAgain onOpen={() => setOver(false)} />}
      {/* What was typed waits for the password. */}
      <div hidden={isOver} className={styles.edit}>
        <p>
          <b>{ad.state === 'published' ? <a href={`/${ad.slug}`}>{ad.heading}</a> : ad.heading}</b>
        </p>
        {endsAt !== null && <AdAccessClock endsAt={endsAt} />}
        <OwnAdState
          ad={{ ...ad, slug }}
          here="edit"
          onChanged={reload}
          onDeleted={() => setDeleted(true)}
        />
        <AdStats slug={slug} />
        <EditForm
          key={ad.version}
          ad={ad}
          slug={slug}
          isGuest={!isSignedIn}
          onSaved={reload}
          onLocked={lock}
        />
      </div>
    </>
  )
}

export default EditAd
