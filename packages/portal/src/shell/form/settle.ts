import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import { errorText } from '@inzrt/api-client/errorText'
import type { CallName } from '@inzrt/contracts/calls'
import type { FieldErrors } from '@inzrt/domain/forms'
import { showToast } from '../stores/toastStore.ts'
import { tellRefusal } from './tellRefusal.ts'

/**
 * Says how the sending of a form ended: in a toast, or under its fields. What is answered belongs to the
 * form: undefined when it went well.
 */
export const settle = (
  call: CallName,
  answer: { ok: true } | ApiFailure,
  done: string,
): FieldErrors | undefined => {
  if (answer.ok) {
    showToast('good', done)
    return undefined
  }

  return tellRefusal(answer.error, errorText(call, answer.error))
}
