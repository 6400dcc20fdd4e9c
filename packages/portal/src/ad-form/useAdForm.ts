import { createAdvertisement } from '@inzrt/api-client/advertisements/createAdvertisement'
import { errorText } from '@inzrt/api-client/errorText'
import { IDEMPOTENCY_HEADER } from '@inzrt/contracts/headers'
import { type AdFormNeeds, adFormSchema, fieldErrors } from '@inzrt/domain/forms'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import { useRef } from 'react'
import { browserApi } from '../api/browserApi.ts'
import { refusal } from '../form/refusal.ts'
import { useForm } from '../form/useForm.ts'
import { showToast } from '../stores/toastStore.ts'
import { type CheckedAd, toAdBody } from './toAdBody.ts'
import { toFormErrors } from './toFormErrors.ts'

export type Placed = { slug: string; state: string; email: string }

type Settings = Readonly<{
  initial: AdFormValues
  needs: AdFormNeeds
  onPlaced: (placed: Placed) => void
}>

/** The form of a new ad: a repeated press places it once, and what the server refuses comes under its field. */
export const useAdForm = ({ initial, needs, onPlaced }: Settings) => {
  const key = useRef(crypto.randomUUID())
  const schema = adFormSchema(needs)

  const send = async (ad: CheckedAd) => {
    const headers = { [IDEMPOTENCY_HEADER]: key.current }
    const answer = await createAdvertisement(browserApi, toAdBody(ad, new Date()), {}, { headers })
    if (answer.ok) {
      onPlaced({ slug: answer.data.slug, state: answer.data.state, email: ad.email })
      return
    }
    // The next attempt has other words in it, so it is another write.
    key.current = crypto.randomUUID()
    const errors = refusal(answer.error)
    if (!errors) showToast('bad', errorText('createAdvertisement', answer.error))

    return errors ? toFormErrors(errors) : {}
  }
  const form = useForm<AdFormValues, CheckedAd>({
    schema: schema as never,
    initial,
    send,
  })

  return { form, wrong: fieldErrors(schema, form.values) }
}
