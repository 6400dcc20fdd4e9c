import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client.tsx'
import { useState } from 'react'
import { declineText } from './declineText.ts'

export type DeclineButtonProps = {
  /** Which exchange ends. */
  exchange: Exchange
  isSending: boolean
  /** The question was answered with yes. */
  onDecline: () => void
}

/** Declines an exchange, or takes an agreement back, after a question: it ends for everybody. */
export const DeclineButton = ({ exchange, isSending, onDecline }: DeclineButtonProps) => {
  const [isAsked, setAsked] = useState(false)
  const { label, confirm, question } = declineText(exchange)

  return (
    <>
      <Button {...waitable(isSending, () => setAsked(true))}>{label}</Button>
      {isAsked && (
        <ConfirmDialog
          title={label}
          confirmLabel={confirm}
          onConfirm={() => {
            setAsked(false)
            onDecline()
          }}
          onClose={() => setAsked(false)}
        >
          <p>{question}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
