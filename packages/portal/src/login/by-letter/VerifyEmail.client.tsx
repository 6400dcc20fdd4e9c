'use client'

import { resendVerificationCall, verifyEmailCall } from '@inzrt/contracts/account/auth'
import {
  EmailConfirmation,
  type EmailConfirmationState,
} from '@inzrt/ui/auth/EmailConfirmation.tsx'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../shell/api/browserApi.ts'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'

const confirm = async (token: string): Promise<EmailConfirmationState> => {
  const answer = await browserApi.call(verifyEmailCall, { body: { token } })
  if (answer.ok) return 'done'

  return answer.error.kind === 'problem' && answer.error.status === 422 ? 'expired' : 'failed'
}

/** Confirms the address by the token of the link, once. */
const VerifyEmail = () => {
  const { isSignedIn } = useSnapshot(sessionStore)
  const [state, setState] = useState<EmailConfirmationState>('checking')
  const token = useRef<string>(null)

  useEffect(() => {
    if (token.current !== null) return
    token.current = takeFromAddress('token').token ?? ''
    if (token.current === '') setState('expired')
    else void confirm(token.current).then(setState)
  }, [])

  const retry = async () => {
    setState('checking')
    setState(await confirm(token.current ?? ''))
  }
  const resend = async () => {
    const answer = await browserApi.call(resendVerificationCall)
    if (answer.ok) setState('sent')
    else showFailure('resendVerification', answer.error)
  }

  return (
    <EmailConfirmation state={state} onRetry={retry} onResend={isSignedIn ? resend : undefined} />
  )
}

export default VerifyEmail
