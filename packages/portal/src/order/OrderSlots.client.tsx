'use client'

import { lazy } from 'react'
import { LateForm } from '../late/LateForm.client.tsx'
import type { PromoOrderProps } from './promo/PromoOrder.client.tsx'
import type { RenewOrderProps } from './renew/RenewOrder.client.tsx'

const PromoOrder = lazy(() => import('./promo/PromoOrder.client.tsx'))
const RenewOrder = lazy(() => import('./renew/RenewOrder.client.tsx'))
const StillValid = lazy(() => import('./renew/StillValid.client.tsx'))
const PaymentReturn = lazy(() => import('./payment/PaymentReturn.client.tsx'))

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
