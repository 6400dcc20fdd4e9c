import { createAdvertisement } from '@inzrt/api-client/advertisements/createAdvertisement'
import { errorText } from '@inzrt/api-client/errorText'
import { IDEMPOTENCY_HEADER } from '@inzrt/contracts/headers'
import { type AdFormNeeds, adFormSchema, type FieldErrors } from '@inzrt/domain/forms'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import { useRef } from 'react'
import { browserApi } from '../api/browserApi.ts'
import { refusal } from '../form/refusal.ts'
import { useForm } from '../form/useForm.ts'
import { showToast } from '../stores/toastStore.ts'
import { type Attempt, nextAttempt } from './nextAttempt.ts'
import { type CheckedAd, toAdBody } from './toAdBody.ts'
import { toFormErrors } from './toFormErrors.ts'

export type Placed = { slug: string; state: string; email: string }

type Settings = Readonly<{
  initial: AdFormValues
  needsOf: (values: AdFormValues) => AdFormNeeds
  onPlaced: (placed: Placed) => void
  /** What the server refused, by the names of the form. */
  onRefused: (errors: FieldErrors) => void
}>

/** The form of a new ad: a repeated press places it once, and what the server refuses comes under its field. */
export const useAdForm = ({ initial, needsOf, onPlaced, onRefused }: Settings) => {
  const attempt = useRef<Attempt>(null)

  const send = async (ad: CheckedAd) => {
    attempt.current = nextAttempt(attempt.current, ad, new Date())
    const { key, at } = attempt.current
    const headers = { [IDEMPOTENCY_HEADER]: key }
    const answer = await createAdvertisement(browserApi, toAdBody(ad, at), {}, { headers })
    if (answer.ok) {
      onPlaced({ slug: answer.data.slug, state: answer.data.state, email: ad.email })
      return
    }
    const refused = refusal(answer.error)
    if (!refused) showToast('bad', errorText('createAdvertisement', answer.error))
    const errors = toFormErrors(refused ?? {})
    onRefused(errors)

    return errors
  }

  return useForm<AdFormValues, CheckedAd>({
    schema: (values) => adFormSchema(needsOf(values)) as never,
    initial,
    send,
  })
}
