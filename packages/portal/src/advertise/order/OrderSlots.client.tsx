'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import type { PromoOrderProps } from './promo/PromoOrder.client.tsx'
import type { RenewOrderProps } from './renew/RenewOrder.client.tsx'

const PromoOrder = lazyPart(() => import('./promo/PromoOrder.client.tsx'))
const RenewOrder = lazyPart(() => import('./renew/RenewOrder.client.tsx'))
const ConfirmFreshness = lazyPart(() => import('./renew/ConfirmFreshness.client.tsx'))
const PaymentReturn = lazyPart(() => import('./payment/PaymentReturn.client.tsx'))

/** Place of the order of promotions. */
export const PromoSlot = (props: PromoOrderProps) => (
  <ClientOnlyForm>
    <PromoOrder {...props} />
  </ClientOnlyForm>
)

/** Place of the order of a renewal. */
export const RenewSlot = (props: RenewOrderProps) => (
  <ClientOnlyForm>
    <RenewOrder {...props} />
  </ClientOnlyForm>
)

/** Place of what a payment led to. */
export const PaymentReturnSlot = (props: { supportEmail: string }) => (
  <ClientOnlyForm>
    <PaymentReturn {...props} />
  </ClientOnlyForm>
)

/** Place of the answer to the question whether an ad still holds. */
export const ConfirmFreshnessSlot = () => (
  <ClientOnlyForm>
    <ConfirmFreshness />
  </ClientOnlyForm>
)
