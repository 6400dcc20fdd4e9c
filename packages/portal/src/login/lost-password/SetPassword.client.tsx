'use client'

import { resetPasswordCall } from '@inzrt/contracts/account/auth'
import {
  type ResetByCodeForm,
  ResetByCodeFormSchema,
  type ResetByLinkForm,
  ResetByLinkFormSchema,
} from '@inzrt/rules/forms'
import {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '@inzrt/ui/auth/ResetPasswordForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { goTo } from '../../shell/runtime/goTo.ts'
import { openAuth } from '../../shell/stores/authStore.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { leaveToast, showToast } from '../../shell/stores/toastStore.ts'
import { nextLogin } from '../login/nextLogin.ts'
import type { ResetRequest } from './ResetRequest.ts'
import { toResetFailure } from './toResetFailure.ts'

const DONE = 'Resetování hesla proběhlo úspěšně. Nyní se můžete přihlásit.'

const EMPTY: ResetByCodeForm = { code: '', password: '', password_confirmation: '' }

export type SetPasswordProps = Pick<
  ResetPasswordFormProps,
  'id' | 'isInWindow' | 'isAnswer' | 'onNewRequest'
> & {
  request: ResetRequest
}

/** Sets the new password by the mailed link's token, or by the code typed from the same mail. */
export const SetPassword = ({ request, ...place }: SetPasswordProps) => {
  const { nickname, token } = request

  const send = async ({ code, ...passwords }: Partial<ResetByCodeForm> & ResetByLinkForm) => {
    const answer = await browserApi.call(resetPasswordCall, {
      body: {
        nickname,
        ...passwords,
        token: token ?? code?.toUpperCase() ?? '',
      },
    })
    if (answer.ok) {
      nextLogin.expect(nickname)
      if (sessionStore.held) {
        showToast('good', DONE)
        openAuth('login')
        return
      }
      leaveToast(DONE)
      goTo('/muj-ucet')
      return
    }
    const refusal = toResetFailure(answer.error, token !== null)
    // Beside what stands under its fields a refused reset says so as a whole (R281).
    if (Object.keys(refusal.fields).length > 0) showToast('bad', refusal.text)

    return refusal
  }
  const form = useForm({
    schema: token ? ResetByLinkFormSchema : ResetByCodeFormSchema,
    initial: EMPTY,
    isBegun: () => false,
    send,
  })

  return <ResetPasswordForm {...place} form={form} nickname={nickname} needsCode={token === null} />
}
