import { resendVerificationCall } from '@inzrt/contracts/account/auth'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useSecondsLeft } from '../../shell/form/useSecondsLeft.ts'
import { waitText } from '../../shell/form/waitText.ts'
import { useProfile } from '../../shell/session/useProfile.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'

/** Seconds between two links mailed to the same address. */
const WAIT_SECONDS = 60

const CONFLICT = 409

/** Mails the confirming link once more, and says how long to wait for another one. */
export const useResend = () => {
  const { reload } = useProfile()
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null)
  const secondsLeft = useSecondsLeft(waitsUntil)

  const wait = (seconds: number) => setWaitsUntil(Date.now() + seconds * 1000)

  const send = async () => {
    setSending(true)
    const answer = await browserApi.call(resendVerificationCall)
    setSending(false)
    if (answer.ok) {
      setSent(true)
      wait(WAIT_SECONDS)
      return
    }
    const { error } = answer
    if (error.kind === 'problem' && error.status === CONFLICT) {
      // Confirmed meanwhile, in another window or another mailbox.
      await reload()
      return
    }
    if (error.kind === 'problem' && error.retryAfter) wait(error.retryAfter)
    showFailure('resendVerification', error)
  }

  const status =
    secondsLeft > 0
      ? `${isSent ? 'Odkaz je na cestě. ' : ''}Další můžete poslat ${waitText(secondsLeft)}.`
      : undefined

  return { send, status, isBlocked: isSending || secondsLeft > 0, isSending }
}
