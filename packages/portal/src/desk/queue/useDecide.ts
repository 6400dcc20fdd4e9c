import { type DecisionBody, decideAdsCall } from '@inzrt/contracts/desk/decision'
import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import type { FieldErrors } from '@inzrt/domain/forms'
import { countOf, WORDS } from '@inzrt/domain/text'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { tellRefusal } from '../../shell/form/tellRefusal.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { failureText, isDecidedMeanwhile } from '../failureText.ts'

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

/** A decision about the ad of a card, and the way to read the queue anew. */
export type Settle = ((decision: DecisionBody) => Promise<FieldErrors | undefined>) & {
  readonly reload: () => Promise<unknown>
}

/** Sends decisions and says how each ended; what is wrong with a form's fields is answered to it. */
export const useDecide = (reload: () => Promise<unknown>) => {
  const [isSending, setSending] = useState(false)

  const decide: Decide = async (ads, decision) => {
    setSending(true)
    const body = { ads: ads.map(({ id, version }) => ({ id, version })), decision }
    const answer = await browserApi.call(decideAdsCall, { body })
    setSending(false)
    if (!answer.ok) {
      const errors = tellRefusal(answer.error, failureText(answer.error))
      if (isDecidedMeanwhile(answer.error)) await reload()

      return errors
    }
    const done = answer.data.filter((outcome) => outcome.isDone).length
    if (done > 0) showToast('good', `${DONE[decision.measure]}: ${countOf(done, WORDS.advert)}.`)
    for (const { message } of answer.data) if (message) showToast('bad', message)
    await reload()

    return undefined
  }

  /** The same for the ad of one card. */
  const settleOf = (ad: ModeratedAd): Settle =>
    Object.assign((decision: DecisionBody) => decide([ad], decision), { reload })

  return { isSending, decide, settleOf }
}
