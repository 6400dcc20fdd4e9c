import { serverText } from '@inzrt/api-client/errorText'
import { type DecisionBody, decideAdsCall } from '@inzrt/contracts/desk/decision'
import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import type { Refusal } from '../../shell/form/Refusal.ts'
import { tell } from '../../shell/form/tell.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { isDecidedMeanwhile } from '../isDecidedMeanwhile.ts'

const DONE = {
  approved: 'Schváleno',
  rejected: 'Zamítnuto',
  blocked: 'Zablokováno',
  unblocked: 'Odblokováno',
  edited: 'Upraveno',
  moved: 'Přesunuto',
} as const satisfies Record<DecisionBody['measure'], string>

type Decide = (ads: readonly ModeratedAd[], decision: DecisionBody) => Promise<Refusal | undefined>

/** A form's decision about the ad of a card, and the way to read the queue again. */
export type Settle = ((decision: DecisionBody) => Promise<Refusal | undefined>) & {
  readonly reload: () => Promise<unknown>
}

/** Sends decisions and says how each ended; a refusal is answered to the form that sent it. */
export const useDecide = (reload: () => Promise<unknown>) => {
  const [isSending, setSending] = useState(false)

  const decide: Decide = async (ads, decision) => {
    setSending(true)
    const body = { ads: ads.map(({ id, version }) => ({ id, version })), decision }
    const answer = await browserApi.call(decideAdsCall, { body })
    setSending(false)
    if (!answer.ok) {
      if (isDecidedMeanwhile(answer.error)) await reload()

      return toRefusal(answer.error, serverText(answer.error))
    }
    const done = answer.data.filter((outcome) => outcome.isDone).length
    if (done > 0)
      showToast('good', `${DONE[decision.measure]}: ${countOf(done, WORD_FORMS.advert)}.`)
    for (const { message } of answer.data) if (message) showToast('bad', message)
    await reload()

    return undefined
  }

  /** The same for a button, which has no field to say anything under. */
  const decideHere = async (...decision: Parameters<Decide>): Promise<void> =>
    tell(await decide(...decision))

  /** The same for the ad of one card. */
  const settleOf = (ad: ModeratedAd): Settle =>
    Object.assign((decision: DecisionBody) => decide([ad], decision), { reload })

  return { isSending, decideHere, settleOf }
}
