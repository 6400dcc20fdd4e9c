'use client'

import { errorText } from '@inzrt/api-client/errorText'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { browserMarks } from '../../ad/favourites/browserMarks.ts'
import { readGuestMarks } from '../../ad/favourites/readMarkedAds.ts'
import { toRowView } from '../../ad/toRowView.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { accountHref } from '../../shell/session/accountState.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { noFavourites } from './noFavourites.tsx'
import { UnmarkButton } from './UnmarkButton.tsx'

type Shown = Readonly<{ ads: readonly AdListItem[] } | { failure: string }>

const read = async (): Promise<Shown> => {
  const answer = await readGuestMarks()

  return answer.ok ? { ads: answer.data } : { failure: errorText('listMarkedAds', answer.error) }
}

/** Ads marked in this browser. Anyone who is logged in is led to the account, which has them too. */
const GuestFavourites = () => {
  const { isSignedIn } = useSnapshot(sessionStore)
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (isSignedIn) location.replace(accountHref({ tab: 'oblibene' }))
    else void read().then(setShown)
  }, [isSignedIn])

  if (!shown || isSignedIn) return <ProgressBar label="Načítáme oblíbené inzeráty" />
  if ('failure' in shown)
    return <EmptyState title="Oblíbené inzeráty se nepodařilo načíst">{shown.failure}</EmptyState>

  return (
    <FocusPlace label="Oblíbené inzeráty">
      {shown.ads.length === 0 ? (
        noFavourites
      ) : (
        <>
          <p>
            Pamatuje si je jen tento prohlížeč. Po <a href="/login">přihlášení</a> je najdete ve
            svém účtu na každém zařízení.
          </p>
          <AdList label="Oblíbené inzeráty">
            {shown.ads.map((ad) => (
              <AdRow
                key={ad.slug}
                {...toRowView(ad, { now: currentTime(), edition: null })}
                action={
                  <UnmarkButton
                    heading={ad.heading}
                    onClick={() => {
                      void browserMarks.set(ad.slug, false)
                      setShown({ ads: shown.ads.filter(({ slug }) => slug !== ad.slug) })
                    }}
                  />
                }
              />
            ))}
          </AdList>
        </>
      )}
    </FocusPlace>
  )
}

export default GuestFavourites
