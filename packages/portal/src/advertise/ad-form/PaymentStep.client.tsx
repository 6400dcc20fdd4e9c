'use client'

import { nonBreaking } from '@inzrt/domain/text'
import type { AdForm } from '@inzrt/rules/forms'
import type { Priced } from '@inzrt/rules/order'
import { FormGroup } from '@inzrt/ui/form/FormGroup.tsx'
import type { FormState } from '@inzrt/ui/form/FormState.ts'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { PromoPicker } from '@inzrt/ui/order/PromoPicker.tsx'
import { OrderPayment } from '../order/payment/OrderPayment.tsx'
import type { CouponUse } from '../order/payment/useCoupon.ts'

type PaymentStepProps = {
  form: FormState<AdForm>
  id: string
  offers: readonly PromoOffer[]
  things: readonly Priced[]
  coupon: CouponUse
  isForCompany: boolean
  /** A person reads the ad before it is out. */
  needsApproval: boolean
}

const WAITS = nonBreaking(
  'Inzerát po zaplacení nejdřív přečte člověk, obvykle do druhého pracovního dne. Kdybychom ho zamítli, peníze vrátíme.',
)

/** Promotions for who wants them, and how everything that costs something is paid. */
export const PaymentStep = ({
  form,
  id,
  offers,
  things,
  coupon,
  isForCompany,
  needsApproval,
}: PaymentStepProps) => {
  const { values, errors, change, isSending } = form

  return (
    <>
      {offers.length > 0 && (
        <PromoPicker
          id={`${id}-promos`}
          legend="Ať si ho všimnou (nepovinné)"
          offers={offers}
          value={values.promos}
          error={errors.promos}
          disabled={isSending}
          onChange={(promos) => change({ promos })}
        />
      )}
      {things.length > 0 && (
        <FormGroup title="Platba" note={needsApproval ? WAITS : undefined}>
          <OrderPayment
            form={form}
            id={id}
            things={things}
            coupon={coupon}
            isForCompany={isForCompany}
          />
        </FormGroup>
      )}
    </>
  )
}
