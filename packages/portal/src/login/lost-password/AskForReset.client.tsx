'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { forgotPasswordCall } from '@inzrt/contracts/account/auth'
import {
  LostPasswordFormSchema,
  type LostPasswordForm as LostPasswordValues,
} from '@inzrt/rules/forms'
import { LostPasswordForm, type LostPasswordFormProps } from '@inzrt/ui/auth/LostPasswordForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import type { ResetRequest } from './ResetRequest.ts'

const DONE =
  'Žádost o resetování hesla proběhla úspěšně. Email s odkazem pro resetování byl odeslán.'

export type AskForResetProps = Omit<LostPasswordFormProps, 'form'> & {
  onRequest: (request: ResetRequest) => void
}

/** Asks for the mail with a link and a code. */
export const AskForReset = ({ onRequest, ...place }: AskForResetProps) => {
  const send = async ({ nickname }: LostPasswordValues) => {
    const answer = await browserApi.call(forgotPasswordCall, { body: { nickname } })
    if (!answer.ok) return toRefusal(answer.error, errorText('forgotPassword', answer.error))
    showToast('good', DONE)
    onRequest({ nickname, token: null })
  }
  const form = useForm({
    schema: LostPasswordFormSchema,
    initial: { nickname: '' },
    isBegun: () => false,
    send,
  })

  return <LostPasswordForm {...place} form={form} />
}
