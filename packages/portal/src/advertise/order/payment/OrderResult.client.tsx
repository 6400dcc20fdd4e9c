'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { nonBreaking } from '@inzrt/domain/text'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { OutcomePanel } from '@inzrt/ui/order/OutcomePanel.tsx'
import { SmsInstructions } from '@inzrt/ui/order/SmsInstructions.tsx'
import { useEffect, useRef } from 'react'
import { showToast } from '../../../shell/stores/toastStore.ts'
import { OrderActions } from './OrderActions.client.tsx'
import { toOrderFacts } from './toOrderFacts.ts'
import { toOutcome } from './toOutcome.ts'
import { type OrderKey, useOrder } from './useOrder.ts'

export type OrderResultProps = OrderKey & { supportEmail: string }

/** How the payment of an order ended, and what to do now; asks until it is known. */
export const OrderResult = ({ publicNo, s, supportEmail }: OrderResultProps) => {
  const { reading, isAsking, reload } = useOrder({ publicNo, s })
  const heading = useRef<HTMLHeadingElement>(null)
  const order = reading.kind === 'known' ? reading.order : null
  const outcome = order && toOutcome(order)

  useEffect(() => {
    if (!outcome) return
    showToast(outcome.toast.kind, outcome.toast.text)
    heading.current?.focus()
  }, [outcome?.kind])

  if (reading.kind === 'reading') return <ProgressBar label="Načítám objednávku" />
  if (!order || !outcome)
    return (
      <EmptyState title="Objednávku se nepodařilo načíst">
        {reading.kind === 'failed' && <p>{errorText('readOrder', reading.error)}</p>}
        <Button onClick={reload}>Zkusit znovu</Button>
      </EmptyState>
    )

  /** What to send stands here at once: who comes back to such an order wants it. */
  const sms = reading.kind === 'known' && reading.payment?.method === 'sms' ? reading.payment : null
  const isToBePaid = order.retryMethods.length > 0
  const view = order.ad?.state === 'published' && outcome.kind !== 'checking' && (
    <LinkButton variant={isToBePaid ? 'outline' : 'primary'} size="big" href={`/${order.ad.slug}`}>
      Zobrazit inzerát
    </LinkButton>
  )

  const credit = order.kind === 'credit' && !isToBePaid && (
    <LinkButton variant="primary" size="big" href="/muj-ucet?tab=kredit">
      Zobrazit kredit
    </LinkButton>
  )

  return (
    <OutcomePanel
      kind={outcome.kind}
      text={nonBreaking(outcome.text)}
      headingRef={heading}
      facts={toOrderFacts(order)}
      actions={
        <>
          {!isToBePaid && view}
          {credit}
          <OrderActions
            order={order}
            s={s}
            supportEmail={supportEmail}
            isBig
            isInstructed={sms !== null}
            onChanged={reload}
          />
          {isToBePaid && view}
        </>
      }
    >
      {sms ? (
        <SmsInstructions
          entries={sms.entries}
          note={sms.note}
          complaintEmail={supportEmail}
          isWaiting={isAsking}
        />
      ) : (
        isAsking && <ProgressBar label="Čekáme na výsledek platby" />
      )}
    </OutcomePanel>
  )
}
