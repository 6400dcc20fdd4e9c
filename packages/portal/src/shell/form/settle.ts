import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import { errorText } from '@inzrt/api-client/errorText'
import type { CallName } from '@inzrt/contracts/calls'
import { showToast } from '../stores/toastStore.ts'
import type { Refusal } from './Refusal.ts'
import { toRefusal } from './toRefusal.ts'

/** How the sending of a form ended: done, it is said; a refusal is answered to the form, which says it. */
export const settle = (
  call: CallName,
  answer: { ok: true } | ApiFailure,
  done: string,
): Refusal | undefined => {
  if (!answer.ok) return toRefusal(answer.error, errorText(call, answer.error))
  showToast('good', done)

  return undefined
}
