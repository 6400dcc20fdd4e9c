'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { sendMessageCall } from '@inzrt/contracts/wire/message'
import { parsePhone } from '@inzrt/domain/contact'
import { type MessageForm as Message, MessageFormSchema } from '@inzrt/domain/forms'
import { MessageForm, type MessageValues } from '@inzrt/ui/detail/MessageForm.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { refusal } from '../../../shell/form/refusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { useOnceOnly } from '../../../shell/form/useOnceOnly.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

type MessageWindowProps = { slug: string; heading: string; onClose: () => void }

const EMPTY: MessageValues = { name: '', email: '', phoneNumber: '', text: '' }
const DONE = 'Zpráva je odeslaná. Inzerent vám odpoví e-mailem.'

/** Writes to the advertiser of an ad. */
const MessageWindow = ({ slug, heading, onClose }: MessageWindowProps) => {
  const { onceOnly } = useOnceOnly()
  const form = useForm<MessageValues, Message>({
    schema: MessageFormSchema,
    initial: EMPTY,
    draft: `message ${slug}`,
    send: async ({ text, phoneNumber, ...values }) => {
      const phone = parsePhone(phoneNumber) ?? ''
      const body = { ...values, phoneNumber: phone, content: text }
      const answer = await browserApi.call(
        sendMessageCall,
        { params: { slug }, body },
        onceOnly(body),
      )
      if (answer.ok) {
        showToast('good', DONE)
        onClose()
        return
      }
      const errors = refusal(answer.error)
      if (!errors) showToast('bad', errorText('sendMessage', answer.error))

      return errors ?? {}
    },
  })

  return (
    <Dialog isOpen title="Napsat inzerentovi" onClose={onClose}>
      <p>{heading}</p>
      <MessageForm form={form} />
    </Dialog>
  )
}

export default MessageWindow
