import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import type { FieldErrors } from '@inzrt/domain/forms'
import { tellRefusal } from '../shell/form/tellRefusal.ts'
import { showToast } from '../shell/stores/toastStore.ts'
import { failureText, isDecidedMeanwhile } from './failureText.ts'

/**
 * Sends what a form decides: done, it says so and the queue is read anew; wrong fields go back to the form;
 * anything else is said, and the form stays as it is, unless somebody else changed the queue: it is read anew.
 */
export const useSend =
  (reload: () => Promise<unknown>) =>
  async (
    ask: () => Promise<{ ok: true } | ApiFailure>,
    done: string,
  ): Promise<FieldErrors | undefined> => {
    const answer = await ask()
    if (answer.ok) {
      showToast('good', done)
      await reload()
      return undefined
    }
    const errors = tellRefusal(answer.error, failureText(answer.error))
    if (isDecidedMeanwhile(answer.error)) await reload()

    return errors
  }
