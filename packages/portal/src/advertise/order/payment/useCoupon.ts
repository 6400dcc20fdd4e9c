import { errorText } from '@inzrt/api-client/errorText'
import { type Coupon, readCouponCall } from '@inzrt/contracts/payment/coupon'
import { formMessage } from '@inzrt/rules/forms'
import { parseCouponCode } from '@inzrt/rules/order'
import type { FormState } from '@inzrt/ui/form/FormState.ts'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { faultsOf } from '../../../shell/form/faultsOf.ts'

type Refused = Readonly<{ typed: string; text: string }>

/** The coupon whose code an order's form holds, once it was asked about. */
export const useCoupon = ({ values, errors, change }: FormState<{ coupon: string }>) => {
  const typed = values.coupon
  const [known, setKnown] = useState<Coupon | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [isAsking, setAsking] = useState(false)
  const code = parseCouponCode(typed)

  const apply = async () => {
    if (isAsking || typed.trim() === '') return
    if (!code) return setRefused({ typed, text: formMessage.coupon })
    setAsking(true)
    const answer = await browserApi.call(readCouponCall, { body: { coupon: typed } })
    setAsking(false)
    if (answer.ok) return setKnown(answer.data)
    const text = faultsOf(answer.error)?.coupon ?? errorText('readCoupon', answer.error)
    setRefused({ typed, text })
  }

  return {
    /** null until it was asked about, and as soon as another code is typed. */
    coupon: known?.code === code ? known : null,
    isAsking,
    error: errors.coupon ?? (refused?.typed === typed ? refused.text : undefined),
    type: (coupon: string) => change({ coupon }),
    apply: () => void apply(),
  }
}
export type CouponUse = ReturnType<typeof useCoupon>
