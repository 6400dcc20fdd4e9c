'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { writeMessageCall } from '@inzrt/contracts/conversation/conversation'
import { ReplyFormSchema } from '@inzrt/domain/forms'
import { ReplyForm } from '@inzrt/ui/conversation/ReplyForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { refusal } from '../../shell/form/refusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useOnceOnly } from '../../shell/form/useOnceOnly.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import type { ConversationAddress } from './conversationAddress.ts'

export type ReplyProps = {
  address: ConversationAddress
  /** What is written already. */
  begun: string
  onSent: () => Promise<unknown>
}

/** Writes on in a conversation. */
export const Reply = ({ address, begun, onSent }: ReplyProps) => {
  const { onceOnly, endAttempt } = useOnceOnly()
  const form = useForm({
    schema: ReplyFormSchema,
    initial: { text: begun },
    draft: `conversation ${address.params.conversationId}`,
    send: async ({ text }) => {
      const body = { content: text }
      const answer = await browserApi.call(writeMessageCall, { ...address, body }, onceOnly(body))
      if (answer.ok) {
        endAttempt()
        await onSent()
        form.reset({ text: '' })
        showToast('good', 'Zpráva je odeslaná.')
        return undefined
      }
      const errors = refusal(answer.error)
      if (!errors) showToast('bad', errorText('writeMessage', answer.error))

      return errors ?? {}
    },
  })

  return <ReplyForm form={form} />
}
