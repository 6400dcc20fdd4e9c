import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { faultsOf } from '../../shell/form/faultsOf.ts'
import type { Refusal } from '../../shell/form/Refusal.ts'

export type ResetFailure = Refusal & Readonly<{ text: string }>

const EXPIRED = 'Platnost vypršela. Prosím vygenerujte si novou žádost.'

/**
 * What a refused reset says: field errors under their fields, a wrong token under the field of the code.
 * Where the link brought the token there is no such field: the request has had its time.
 */
export const toResetFailure = (error: ApiError, isByLink: boolean): ResetFailure => {
  const { token, ...others } = faultsOf(error) ?? {}
  if (token && isByLink) return { text: EXPIRED, fields: {} }

  return {
    text: errorText('resetPassword', error),
    fields: token ? { ...others, code: token } : others,
  }
}
