import { createAdvertisement } from '@inzrt/api-client/calls/createAdvertisement'
import { errorText } from '@inzrt/api-client/errorText'
import { toAdBody } from '@inzrt/contracts/ads/adBody'
import type { AdSavedAnswer } from '@inzrt/contracts/ads/advertisementEdit'
import type { Payment } from '@inzrt/contracts/payment/payment'
import { IDEMPOTENCY_HEADER } from '@inzrt/contracts/wire/headers'
import {
  type AdForm,
  type AdFormNeeds,
  adFormSchema,
  type CompleteAd,
  type FieldErrors,
} from '@inzrt/rules/forms'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { useRef } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { type Attempt, nextAttempt } from '../../shell/form/nextAttempt.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import type { OrderKey } from '../order/payment/useOrder.ts'
import { promoIds } from '../order/thingsForSale.ts'
import type { Pasted } from './preview/toPasted.ts'

export type Placed = {
  slug: string
  state: string
  /** Names of the rules it waits for. */
  stateReason?: string | null | undefined
  email: string
  /** What it costs and how that is paid; null when it is free. */
  checkout: (OrderKey & { payment: Payment }) | null
  heading: string
  dialCode: string | null
  isDating?: boolean | undefined
  /** Where it lies in the paper. */
  pasted?: Pasted | null
}

type Settings = Readonly<{
  initial: AdForm
  offers: readonly PromoOffer[]
  needsOf: (values: AdForm) => AdFormNeeds
  /** Whether there is something in the form that only this ad has. */
  isBegun: (values: AdForm) => boolean
  onPlaced: (placed: Placed) => void
  /** What the server refused, by the names of the form. */
  onRefused: (errors: FieldErrors) => void
}>

const checkoutOf = (meta: AdSavedAnswer['meta']): Placed['checkout'] =>
  meta?.order && meta.payment && meta.payment.method !== 'free'
    ? { publicNo: meta.order.publicNo, s: meta.signature, payment: meta.payment }
    : null

/** The form of a new ad: a repeated press places it once, and what the server refuses comes under its field. */
export const useAdForm = ({ initial, offers, needsOf, isBegun, onPlaced, onRefused }: Settings) => {
  const attempt = useRef<Attempt>(null)

  const send = async (ad: CompleteAd) => {
    attempt.current = nextAttempt(attempt.current, ad, new Date())
    const { key, at } = attempt.current
    const headers = { [IDEMPOTENCY_HEADER]: key }
    const answer = await createAdvertisement(
      browserApi,
      toAdBody(ad, promoIds(offers, ad.promos), at),
      {},
      { headers },
    )
    if (answer.ok) {
      const { slug, state, stateReason, isDating, dialCode = null } = answer.data
      const { email, heading } = ad
      const checkout = checkoutOf(answer.meta)
      onPlaced({ slug, state, stateReason, isDating, dialCode, email, heading, checkout })
      return
    }
    const refusal = toRefusal(answer.error, errorText('createAdvertisement', answer.error))
    onRefused(refusal.fields)

    return refusal
  }

  return useForm({ schema: adFormSchema, needs: needsOf, initial, isBegun, send })
}
