'use client'

import { writeMessageCall } from '@inzrt/contracts/conversation/conversation'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { QuickAnswerRow } from '@inzrt/ui/conversation/QuickAnswerRow.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useOnceOnly } from '../../shell/form/useOnceOnly.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import type { ConversationAddress } from './conversationAddress.ts'

export type QuickAnswersProps = {
  address: ConversationAddress
  answers: readonly string[]
  onSent: () => Promise<unknown>
}

/** Answers a usual question in one press. */
export const QuickAnswers = ({ address, answers, onSent }: QuickAnswersProps) => {
  const { onceOnly, endAttempt } = useOnceOnly()
  const [isSending, setSending] = useState(false)
  const send = async (content: string) => {
    setSending(true)
    const body = { content }
    const answer = await browserApi.call(writeMessageCall, { ...address, body }, onceOnly(body))
    setSending(false)
    if (!answer.ok) return showFailure('writeMessage', answer.error)
    endAttempt()
    showToast('good', 'Zpráva je odeslaná.')
    await onSent()
  }

  return (
    <QuickAnswerRow>
      {answers.map((text) => (
        <Button key={text} {...waitable(isSending, () => void send(text))}>
          {text}
        </Button>
      ))}
    </QuickAnswerRow>
  )
}
