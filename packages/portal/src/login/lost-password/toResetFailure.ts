import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import type { FieldErrors } from '@inzrt/domain/forms'
import { refusal } from '../../shell/form/refusal.ts'

export type ResetFailure = Readonly<{ text: string; errors: FieldErrors | undefined }>

const EXPIRED = 'Platnost vypršela. Prosím vygenerujte si novou žádost.'

/**
 * What a refused reset says: field errors under their fields, a wrong token under the field of the code.
 * Where the link brought the token there is no such field: the request has had its time.
 */
export const toResetFailure = (error: ApiError, isByLink: boolean): ResetFailure => {
  const { token, ...others } = refusal(error) ?? {}
  if (token && isByLink) return { text: EXPIRED, errors: undefined }
  const errors = token ? { ...others, code: token } : others

  return {
    text: errorText('resetPassword', error),
    errors: Object.keys(errors).length > 0 ? errors : undefined,
  }
}
