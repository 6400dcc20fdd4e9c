import { errorText } from '@inzrt/api-client/errorText'
import { loginCall } from '@inzrt/contracts/account/auth'
import { type LoginForm, LoginFormSchema } from '@inzrt/domain/forms'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { refusal } from '../../shell/form/refusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { regainPage } from '../../shell/session/regainPage.ts'
import { startSession } from '../../shell/session/startSession.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

const EMPTY: LoginForm = { nickname: '', password: '' }

/**
 * The login, in its window and on its page. After a refusal the nickname stays, the password is emptied
 * and takes the cursor. A page that waits for its account goes on by itself.
 * @param onDone gets the path on which the last session ended by itself
 */
export const useLoginForm = (onDone: (endedAt: string | null) => void) => {
  const [failures, setFailures] = useState(0)

  const send = async (values: LoginForm) => {
    const answer = await browserApi.call(loginCall, { body: values })
    if (answer.ok) {
      const { endedAt, held } = sessionStore
      if (held) await regainPage(browserApi)
      else startSession()
      form.reset(EMPTY)
      if (!held) onDone(endedAt)
      return
    }
    showToast('bad', errorText('login', answer.error))
    // Nobody has looked at what got no answer.
    if (answer.error.kind === 'network') return {}
    form.reset({ ...EMPTY, nickname: values.nickname })
    setFailures((count) => count + 1)

    return refusal(answer.error)
  }
  const form = useForm({
    schema: LoginFormSchema,
    initial: { ...EMPTY, nickname: sessionStore.held?.person ?? '' },
    // Who logs in has nothing a session could take along.
    isBegun: () => false,
    send,
  })
  const { ref, isSending } = form

  useEffect(() => {
    if (failures === 0 || isSending) return
    ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [failures, isSending, ref])

  return form
}
