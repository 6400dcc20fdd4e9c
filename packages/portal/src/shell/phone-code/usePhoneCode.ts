import { errorText } from '@inzrt/api-client/errorText'
import { verifyPhoneCall } from '@inzrt/contracts/ads/contact'
import { parsePhone } from '@inzrt/domain/contact'
import { formMessage } from '@inzrt/rules/forms'
import type { PhoneCodeProps } from '@inzrt/ui/phone-code/PhoneCode.tsx'
import { useState } from 'react'
import { browserApi } from '../api/browserApi.ts'
import type { Form } from '../form/useForm.ts'
import { useSecondsLeft } from '../form/useSecondsLeft.ts'

type Sending =
  | { kind: 'none' | 'sending' }
  | { kind: 'sent'; resendAt: number }
  | { kind: 'failed'; text: string }

type Asked = { number: string | null; sending: Sending }

const NONE: Sending = { kind: 'none' }

/** Sends codes to the phone of a form, which stops missing one as soon as it is sent; another number begins again. */
export const usePhoneCode = (
  phone: string,
  { clearError }: Pick<Form<{ verificationCode: string }>, 'clearError'>,
): Omit<PhoneCodeProps, 'code'> => {
  const number = parsePhone(phone)
  const [asked, setAsked] = useState<Asked>({ number, sending: NONE })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sending = asked.number === number ? asked.sending : NONE
  const secondsToResend = useSecondsLeft(sending.kind === 'sent' ? sending.resendAt : null)

  const onSend = async () => {
    const setSending = (next: Sending) => setAsked({ number, sending: next })
    if (!number) return setSending({ kind: 'failed', text: formMessage.phone })
    setSending({ kind: 'sending' })
    const answer = await browserApi.call(verifyPhoneCall, { body: { phoneNumber: number } })
    if (answer.ok) {
      setSentTo(number)
      clearError('verificationCode')
    }
    setSending(
      answer.ok
        ? { kind: 'sent', resendAt: Date.parse(answer.data.resendAt) }
        : { kind: 'failed', text: errorText('verifyPhone', answer.error) },
    )
  }

  return {
    state: sending.kind === 'sent' ? { kind: 'sent', secondsToResend } : sending,
    hasCode: number !== null && sentTo === number,
    onSend,
  }
}
