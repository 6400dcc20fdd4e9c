import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import { serverText } from '@inzrt/api-client/errorText'
import type { Refusal } from '../shell/form/Refusal.ts'
import { toRefusal } from '../shell/form/toRefusal.ts'
import { showToast } from '../shell/stores/toastStore.ts'
import { isDecidedMeanwhile } from './isDecidedMeanwhile.ts'

/**
 * Sends what a form decides: done, it says so and the queue is read again; a refusal goes back to the form, which says it
 * and stays as it is, unless somebody else changed the queue: it is read again.
 */
export const useSend =
  (reload: () => Promise<unknown>) =>
  async (
    ask: () => Promise<{ ok: true } | ApiFailure>,
    done: string,
  ): Promise<Refusal | undefined> => {
    const answer = await ask()
    if (answer.ok) {
      showToast('good', done)
      await reload()
      return undefined
    }
    if (isDecidedMeanwhile(answer.error)) await reload()

    return toRefusal(answer.error, serverText(answer.error))
  }
