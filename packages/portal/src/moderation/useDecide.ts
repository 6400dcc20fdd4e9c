import type { ApiError } from '@inzrt/api-client/ApiError'
import { decideAds } from '@inzrt/api-client/moderation/decideAds'
import type { DecisionBody, ModeratedAd } from '@inzrt/contracts/moderation'
import type { FieldErrors } from '@inzrt/domain/forms'
import { countOf, WORDS } from '@inzrt/domain/text'
import { useState } from 'react'
import { browserApi } from '../api/browserApi.ts'
import { refusal } from '../form/refusal.ts'
import { showToast } from '../stores/toastStore.ts'
import { failureText } from './failureText.ts'

const DONE = {
  approved: 'Schváleno',
  rejected: 'Zamítnuto',
  blocked: 'Zablokováno',
  unblocked: 'Odblokováno',
  edited: 'Upraveno',
  moved: 'Přesunuto',
} as const satisfies Record<DecisionBody['measure'], string>

type Decide = (
  ads: readonly ModeratedAd[],
  decision: DecisionBody,
) => Promise<FieldErrors | undefined>

/** Sends decisions and says how each ended; what is wrong with the form's fields is answered to it. */
export const useDecide = (onDone: () => unknown): { isSending: boolean; decide: Decide } => {
  const [isSending, setSending] = useState(false)

  const fail = (error: ApiError): FieldErrors => {
    const errors = refusal(error)
    if (!errors) showToast('bad', failureText(error))

    return errors ?? {}
  }

  const decide: Decide = async (ads, decision) => {
    setSending(true)
    const body = { ads: ads.map(({ id, version }) => ({ id, version })), decision }
    const answer = await decideAds(browserApi, body)
    setSending(false)
    if (!answer.ok) {
      const errors = fail(answer.error)
      if (Object.keys(errors).length === 0) await onDone()
      return errors
    }
    const { data } = answer
    const done = data.filter(({ isDone }) => isDone).length
    if (done > 0) showToast('good', `${DONE[decision.measure]}: ${countOf(done, WORDS.advert)}.`)
    for (const { message } of data) if (message) showToast('bad', message)
    await onDone()

    return undefined
  }

  return { isSending, decide }
}
