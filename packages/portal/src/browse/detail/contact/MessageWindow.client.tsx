'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { sendMessageCall } from '@inzrt/contracts/wire/message'
import { parsePhone } from '@inzrt/domain/contact'
import { type Question, questionsFor, questionText } from '@inzrt/rules/deal'
import { askFormSchema, type MessageForm as Message } from '@inzrt/rules/forms'
import type { AdType } from '@inzrt/rules/listing'
import { MessageForm, type MessageValues } from '@inzrt/ui/detail/MessageForm.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { useOnceOnly } from '../../../shell/form/useOnceOnly.ts'
import { useMember } from '../../../shell/session/useMember.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

type MessageWindowProps = {
  slug: string
  heading: string
  /** Of the ad; null where no usual question suits. */
  type: AdType | null
  onClose: () => void
}

type Sent = Message & Pick<MessageValues, 'question' | 'when' | 'where' | 'what'>

const EMPTY: MessageValues = {
  name: '',
  email: '',
  phoneNumber: '',
  text: '',
  question: '',
  when: '',
  where: '',
  what: '',
}
/** Said to everybody alike: whether an address has written here before is nobody's to learn. */
const DONE = 'Zprávu jsme přijali. Odkaz na konverzaci jsme vám poslali e-mailem.'
const DONE_AS_MEMBER = 'Zpráva je odeslaná. Odpověď najdete ve svých zprávách.'

/** Writes to the advertiser of an ad. */
const MessageWindow = ({ slug, heading, type, onClose }: MessageWindowProps) => {
  const { onceOnly } = useOnceOnly()
  const isMember = useMember()
  const form = useForm<MessageValues, Sent, { question: Question | '' }>({
    schema: ({ question }) => askFormSchema(isMember, question),
    needs: ({ question }) => ({ question }),
    initial: EMPTY,
    draft: `message ${slug}`,
    send: async ({ text, phoneNumber, question, when, where, what, ...values }) => {
      const phone = parsePhone(phoneNumber) ?? ''
      const asked = question === '' ? '' : questionText(question, { when, where, what })
      const content = [asked, text].filter(Boolean).join('\n')
      const body = { ...values, phoneNumber: phone, content, ...(question !== '' && { question }) }
      const answer = await browserApi.call(
        sendMessageCall,
        { params: { slug }, body },
        onceOnly(body),
      )
      if (answer.ok) {
        showToast('good', answer.data.conversationId ? DONE_AS_MEMBER : DONE)
        onClose()
        return
      }
      return toRefusal(answer.error, errorText('sendMessage', answer.error))
    },
  })

  return (
    <Dialog isOpen title="Napsat inzerentovi" onClose={onClose}>
      <p>{heading}</p>
      <MessageForm form={form} hasAccount={isMember} questions={type ? questionsFor(type) : []} />
    </Dialog>
  )
}

export default MessageWindow
