import type { ApiError } from '@inzrt/api-client/ApiError'
import type { FieldErrors } from '@inzrt/domain/forms'
import { showToast } from '../stores/toastStore.ts'
import { refusal } from './refusal.ts'

/**
 * What a form is answered when its sending failed: what is wrong with its fields, or none, once the failure is said.
 * @param text what the failure says when it belongs to no field
 */
export const tellRefusal = (error: ApiError, text: string): FieldErrors => {
  const errors = refusal(error)
  if (!errors) showToast('bad', text)

  return errors ?? {}
}
