'use client'

import { PushOffer } from '@inzrt/ui/push/PushOffer.tsx'
import type { PushState } from '@inzrt/ui/push/PushState.ts'
import { useState } from 'react'
import { switchOn } from '../../shell/push/switchOn.ts'

/** Offers the news of a kept search in this browser; nothing is asked before its button is pressed. */
export const OfferPush = ({ pushKey }: { pushKey: string }) => {
  const [state, setState] = useState<PushState>('off')
  const [isClosed, setClosed] = useState(false)
  const ask = async () => {
    setState('asking')
    setState(await switchOn(pushKey))
  }

  return isClosed ? null : <PushOffer state={state} onAsk={ask} onClose={() => setClosed(true)} />
}
