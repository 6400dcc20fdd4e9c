import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { loginCall, type SecondStepWay } from '@inzrt/contracts/account/auth'
import { type LoginForm, LoginFormSchema } from '@inzrt/rules/forms'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { toRefusalUnder } from '../../shell/form/toRefusalUnder.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { enterAccount } from './enterAccount.ts'
import { nextLogin } from './nextLogin.ts'

const EMPTY: LoginForm = { nickname: '', password: '' }

/** Whether the password was looked at: an answer that never came, a broken service and a wait say nothing of it. */
const isLookedAt = (error: ApiError): boolean =>
  error.kind === 'problem' && error.status < 500 && error.status !== 429

/**
 * The login, in its window and on its page. Who is known has only the password to type. After a refusal the nickname
 * stays, the password is emptied, says why and takes the cursor; what nobody looked at stays whole. A page that waits
 * for its account goes on by itself.
 * @param onDone gets the path on which the last session ended by itself
 * @param onSecondStep gets the ways to take the second step, where the account takes one
 */
export const useLoginForm = (
  onDone: (endedAt: string | null) => void,
  onSecondStep: (ways: readonly SecondStepWay[]) => void,
) => {
  const [nickname] = useState(() => nextLogin.read() ?? sessionStore.held?.person ?? '')
  // Not while it is read: React may begin a form, drop it and begin it again.
  useEffect(() => nextLogin.forget(), [])

  const send = async (values: LoginForm) => {
    const answer = await browserApi.call(loginCall, { body: values })
    if (answer.ok && 'ways' in answer.data) {
      onSecondStep(answer.data.ways)
      return
    }
    if (answer.ok) {
      const entered = await enterAccount()
      form.reset(EMPTY)
      if (entered) onDone(entered.endedAt)
      return
    }
    const text = errorText('login', answer.error)
    if (!isLookedAt(answer.error)) return toRefusal(answer.error, text)
    form.reset({ ...EMPTY, nickname: values.nickname })
    // Beside what stands under the password a refused login says so as a whole (R201).
    showToast('bad', text)

    return toRefusalUnder('password', answer.error, text)
  }
  const form = useForm({
    schema: LoginFormSchema,
    initial: { ...EMPTY, nickname },
    // Who logs in has nothing a session could take along.
    isBegun: () => false,
    send,
  })

  return form
}
