'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { isNotFound } from '@inzrt/api-client/isNotFound'
import { nonBreaking } from '@inzrt/domain/text'
import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
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
import { type OrderAnswer, type OrderKey, useOrder } from './useOrder.ts'

export type OrderResultProps = OrderKey & { supportEmail: string }

const Missing = () => (
  <EmptyState title="Takovou objednávku nemáme" isPage>
    <p>Patří možná jinému účtu. Otevřete ji odkazem z{'\u00a0'}e-mailu, nebo se přihlaste.</p>
    <LinkButton href="/muj-ucet?tab=objednavky">Moje objednávky</LinkButton>
  </EmptyState>
)

type KnownOrderProps = OrderAnswer &
  Pick<OrderResultProps, 's' | 'supportEmail'> & { isAsking: boolean; onChanged: () => void }

const KnownOrder = ({ order, payment, s, supportEmail, isAsking, onChanged }: KnownOrderProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = toOutcome(order)

  useEffect(() => {
    showToast(outcome.toast.kind, outcome.toast.text)
    heading.current?.focus()
  }, [outcome.kind])

  /** What to send stands here at once: who comes back to such an order wants it. */
  const sms = payment?.method === 'sms' ? payment : null
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
            onChanged={onChanged}
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

/** How the payment of an order ended, and what to do now; asks until it is known. */
export const OrderResult = ({ publicNo, s, supportEmail }: OrderResultProps) => {
  const { reading, isAsking, reload } = useOrder({ publicNo, s })
  if (reading.kind === 'reading') return <ProgressBar label="Načítám objednávku" />
  if (reading.kind === 'known')
    return (
      <KnownOrder
        {...reading}
        s={s}
        supportEmail={supportEmail}
        isAsking={isAsking}
        onChanged={reload}
      />
    )

  return isNotFound(reading.error) ? (
    <Missing />
  ) : (
    <LoadFailed
      title="Objednávku se nepodařilo načíst"
      reason={errorText('readOrder', reading.error)}
      onRetry={reload}
    />
  )
}
