import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { loginCall, type SecondStepWay } from '@inzrt/contracts/account/auth'
import { type LoginForm, LoginFormSchema } from '@inzrt/rules/forms'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { enterAccount } from './enterAccount.ts'
import { nextLogin } from './nextLogin.ts'

const EMPTY: LoginForm = { nickname: '', password: '' }

/** Whether the password was looked at: an answer that never came, a broken service and a wait say nothing of it. */
const isLookedAt = (error: ApiError): boolean =>
  error.kind === 'problem' && error.status < 500 && error.status !== 429

/**
 * The login, in its window and on its page. Who is known has only the password to type. After a refusal the nickname stays, the password is emptied
 * and takes the cursor; what nobody looked at stays whole. A page that waits for its account goes on by itself.
 * @param onDone gets the path on which the last session ended by itself
 * @param onSecondStep gets the ways to take the second step, where the account takes one
 */
export const useLoginForm = (
  onDone: (endedAt: string | null) => void,
  onSecondStep: (ways: readonly SecondStepWay[]) => void,
) => {
  const [nickname] = useState(() => nextLogin.take() ?? sessionStore.held?.person ?? '')
  const [failures, setFailures] = useState(0)
  /** How many of them have had the cursor. */
  const answered = useRef(0)

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
    const refusal = toRefusal(answer.error, errorText('login', answer.error))
    if (!isLookedAt(answer.error)) return refusal
    form.reset({ ...EMPTY, nickname: values.nickname })
    setFailures((count) => count + 1)

    return refusal
  }
  const form = useForm({
    schema: LoginFormSchema,
    initial: { ...EMPTY, nickname },
    // Who logs in has nothing a session could take along.
    isBegun: () => false,
    send,
  })
  const { ref, isSending } = form

  useEffect(() => {
    if (failures === answered.current || isSending) return
    answered.current = failures
    ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [failures, isSending, ref])

  return form
}
