'use client'

import type { AdState } from '@inzrt/contracts/ads/advertisement'
import { changeAdStateCall } from '@inzrt/contracts/ads/advertisementEdit'
import { Button } from '@inzrt/ui/button/Button.tsx'
import type { ButtonLook } from '@inzrt/ui/button/buttonClass.ts'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client.tsx'
import { useState } from 'react'
import { type ActedAd, type AdAction, adActions } from '../../ad/adActions.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

type AdActionsProps = {
  slug: string
  ad: ActedAd
  /** Said after each label where several ads stand on one page. */
  heading?: string
  variant?: ButtonLook['variant']
  /** An action went through; where the ad stands is `null` when it was refused. */
  onDone: (state: AdState | null) => void
}

/** Where an ad came instead of where its owner sent it. */
const ELSEWHERE: Partial<Record<AdState, string>> = {
  waiting_approval: 'Než inzerát zveřejníme, přečte ho člověk.',
  expired: 'Platnost inzerátu mezitím skončila.',
}

/** Buttons for what an owner may do with an ad; what cannot be taken back is asked about. */
export const AdActions = ({ slug, ad, heading, variant, onDone }: AdActionsProps) => {
  const [asked, setAsked] = useState<AdAction | null>(null)
  const [isSending, setSending] = useState(false)

  const act = async ({ body, done }: AdAction) => {
    setAsked(null)
    setSending(true)
    const answer = await browserApi.call(changeAdStateCall, { params: { slug }, body })
    setSending(false)
    if (answer.ok) showToast('good', ELSEWHERE[answer.data.state] ?? done)
    else showFailure('changeAdState', answer.error)
    onDone(answer.ok ? answer.data.state : null)
  }

  return (
    <>
      {adActions(ad).map((action) => (
        <Button
          key={action.label}
          variant={variant}
          aria-label={heading && `${action.label}: ${heading}`}
          {...waitable(isSending, () => (action.question ? setAsked(action) : void act(action)))}
        >
          {action.label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={asked.label}
          confirmLabel={`Ano, ${asked.label.toLowerCase()}`}
          onConfirm={() => void act(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.question}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
