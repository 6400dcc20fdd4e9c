'use client'

import { DraftOffer } from '@inzrt/ui/ad-form/DraftOffer.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { waitForAccount } from '../../../shell/session/holdPage.ts'
import { useMember } from '../../../shell/session/useMember.ts'
import { sessionStore } from '../../../shell/stores/sessionStore.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'
import { CheckoutEnd } from '../../order/payment/CheckoutEnd.client.tsx'
import { usePayment } from '../../order/payment/usePayment.ts'
import { AdForm, type AdFormProps } from '../AdForm.client.tsx'
import type { Placed } from '../useAdForm.ts'
import { AdPlaced } from './AdPlaced.tsx'
import { adDraft, isBegun } from './adDraft.ts'
import { placedText } from './placedText.ts'

export type PlaceAdProps = Omit<AdFormProps, 'draft' | 'isAnswer' | 'onPlaced'> & {
  /** Days on which the next editions are out. */
  printDates: readonly string[]
}

/** Places an ad. One that was begun here before is offered first: nothing typed is lost. */
const PlaceAd = ({ printDates, ...props }: PlaceAdProps) => {
  const [kept, setKept] = useState(adDraft.read)
  const [wasAsked] = useState(kept !== null && isBegun(kept))
  const [isAsking, setAsking] = useState(wasAsked)
  const [placed, setPlaced] = useState<Placed | null>(null)
  const { under, pay, close } = usePayment()
  const isMember = useMember()
  const { person } = useSnapshot(sessionStore)
  /** What an account began stays its, also over a reload after its session ended. */
  const restore = () => {
    setAsking(false)
    if (kept?.begunBy && !isMember) waitForAccount(kept.begunBy)
  }

  if (placed?.checkout && placed.checkout.payment.method !== 'gp_webpay')
    return (
      <CheckoutEnd
        ordered={placed.checkout}
        under={under}
        supportEmail={props.supportEmail}
        onClose={close}
      />
    )
  if (placed) return <AdPlaced {...placed} isGuest={!isMember} printDates={printDates} />
  if (isAsking)
    return (
      <DraftOffer
        heading={kept?.values.heading ?? ''}
        needsPassword={!isMember}
        begunBy={isMember && (person ?? kept?.begunBy) === kept?.begunBy ? null : kept?.begunBy}
        onRestore={restore}
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
      isAnswer={wasAsked}
      onPlaced={(result) => {
        adDraft.forget()
        showToast('good', placedText(result))
        setPlaced(result)
        if (result.checkout) pay(result.checkout.payment, result.checkout)
      }}
    />
  )
}

export default PlaceAd
