'use client'

import { LateForm } from '../../shell/late/LateForm.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'
import type { PromoOrderProps } from './promo/PromoOrder.client.tsx'
import type { RenewOrderProps } from './renew/RenewOrder.client.tsx'

const PromoOrder = latePart(() => import('./promo/PromoOrder.client.tsx'))
const RenewOrder = latePart(() => import('./renew/RenewOrder.client.tsx'))
const StillValid = latePart(() => import('./renew/StillValid.client.tsx'))
const PaymentReturn = latePart(() => import('./payment/PaymentReturn.client.tsx'))

/** Place of the order of promotions. */
export const PromoSlot = (props: PromoOrderProps) => (
  <LateForm>
    <PromoOrder {...props} />
  </LateForm>
)

/** Place of the order of a renewal. */
export const RenewSlot = (props: RenewOrderProps) => (
  <LateForm>
    <RenewOrder {...props} />
  </LateForm>
)

/** Place of what a payment led to. */
export const PaymentReturnSlot = (props: { supportEmail: string }) => (
  <LateForm>
    <PaymentReturn {...props} />
  </LateForm>
)

/** Place of the answer to the question whether an ad still holds. */
export const StillValidSlot = () => (
  <LateForm>
    <StillValid />
  </LateForm>
)
