'use client'

import { DraftOffer } from '@inzrt/ui/ad-form/DraftOffer.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { sessionStore } from '../stores/sessionStore.ts'
import { AdForm, type AdFormProps } from './AdForm.client.tsx'
import { AdPlaced } from './AdPlaced.tsx'
import { adDraft, isBegun } from './adDraft.ts'
import type { Placed } from './useAdForm.ts'

export type PlaceAdProps = Pick<AdFormProps, 'choices' | 'edition' | 'supportEmail'>

/** Places an ad. One that was begun here before is offered first: nothing typed is lost. */
const PlaceAd = (props: PlaceAdProps) => {
  const [kept, setKept] = useState(adDraft.read)
  const [isAsking, setAsking] = useState(kept !== null && isBegun(kept))
  const [placed, setPlaced] = useState<Placed | null>(null)
  const { isSignedIn } = useSnapshot(sessionStore)

  if (placed) return <AdPlaced {...placed} isGuest={!isSignedIn} />
  if (isAsking)
    return (
      <DraftOffer
        heading={kept?.values.heading ?? ''}
        onRestore={() => setAsking(false)}
        onForget={() => {
          adDraft.forget()
          setKept(null)
          setAsking(false)
        }}
      />
    )

  return (
    <AdForm
      {...props}
      draft={kept}
      onPlaced={(result) => {
        adDraft.forget()
        setPlaced(result)
      }}
    />
  )
}

export default PlaceAd
