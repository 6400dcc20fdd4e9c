import { verifyPhone } from '@inzrt/api-client/contact/verifyPhone'
import { errorText } from '@inzrt/api-client/errorText'
import { parsePhone } from '@inzrt/domain/contact'
import { message } from '@inzrt/domain/forms'
import type { PhoneCodeProps } from '@inzrt/ui/ad-form/PhoneCode.tsx'
import { useState } from 'react'
import { useSecondsLeft } from '../account/useSecondsLeft.ts'
import { browserApi } from '../api/browserApi.ts'

type Sending =
  | { kind: 'none' | 'sending' }
  | { kind: 'sent'; resendAt: number }
  | { kind: 'failed'; text: string }

/** Sends codes to the phone of a form. */
export const usePhoneCode = (phone: string): Pick<PhoneCodeProps, 'state' | 'onSend'> => {
  const [sending, setSending] = useState<Sending>({ kind: 'none' })
  const secondsToResend = useSecondsLeft(sending.kind === 'sent' ? sending.resendAt : null)

  const onSend = async () => {
    const phoneNumber = parsePhone(phone)
    if (!phoneNumber) return setSending({ kind: 'failed', text: message.phone })
    setSending({ kind: 'sending' })
    const answer = await verifyPhone(browserApi, phoneNumber)
    setSending(
      answer.ok
        ? { kind: 'sent', resendAt: Date.parse(answer.data.resendAt) }
        : { kind: 'failed', text: errorText('verifyPhone', answer.error) },
    )
  }

  return {
    state: sending.kind === 'sent' ? { kind: 'sent', secondsToResend } : sending,
    onSend,
  }
}
