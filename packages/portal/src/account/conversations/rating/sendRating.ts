import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import { errorText } from '@inzrt/api-client/errorText'
import type { Refusal } from '../../../shell/form/Refusal.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

/** Sends a rating or an answer to one: what is wrong goes back to the form, what came too late is said. */
export const sendRating = async (
  name: 'rateDeal' | 'answerRating',
  ask: () => Promise<{ ok: true } | ApiFailure>,
  onSent: () => Promise<unknown>,
): Promise<Refusal | undefined> => {
  const answer = await ask()
  if (answer.ok) {
    await onSent()
    showToast('good', name === 'rateDeal' ? 'Hodnocení je odeslané.' : 'Odpověď je odeslaná.')
    return undefined
  }
  const { error } = answer
  if (error.kind === 'problem' && [403, 409].includes(error.status)) await onSent()

  return toRefusal(error, errorText(name, error))
}
