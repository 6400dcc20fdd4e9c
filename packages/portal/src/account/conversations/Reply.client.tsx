'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { writeMessageCall } from '@inzrt/contracts/conversation/conversation'
import { photoWords } from '@inzrt/rules/deal'
import { replyWithPhotosFormSchema } from '@inzrt/rules/forms'
import { useGivenFiles } from '@inzrt/ui/ad-form/photos/useGivenFiles.ts'
import { ReplyForm } from '@inzrt/ui/conversation/ReplyForm.tsx'
import { startTransition, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useOnceOnly } from '../../shell/form/useOnceOnly.ts'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { showToast } from '../../shell/stores/toastStore.ts'
import type { ConversationAddress } from './conversationAddress.ts'

const ReplyPhotos = lazyPart(() => import('./ReplyPhotos.client.tsx'))

export type ReplyProps = {
  address: ConversationAddress
  /** What is written already. */
  begun: string
  canSendPhotos: boolean
  onSent: () => Promise<unknown>
}

/** Writes on in a conversation. */
export const Reply = ({ address, begun, canSendPhotos, onSent }: ReplyProps) => {
  /** Those that were pasted or dropped, none where a place for them was asked for; null: there is no place yet. */
  const [given, setGiven] = useState<readonly File[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { onceOnly, endAttempt } = useOnceOnly()
  const form = useForm({
    schema: replyWithPhotosFormSchema,
    needs: ({ photos }) => photos.length > 0,
    initial: { text: begun, photos: [] as (string | null)[] },
    draft: `conversation ${address.params.conversationId}`,
    unkept: ['photos'],
    send: async ({ text, photos: tokens }) => {
      const photos = tokens.filter((token) => token !== null)
      const body = {
        content: text || photoWords(photos.length),
        ...(photos.length > 0 && { photos }),
      }
      const answer = await browserApi.call(writeMessageCall, { ...address, body }, onceOnly(body))
      if (answer.ok) {
        endAttempt()
        await onSent()
        form.reset({ text: '', photos: [] })
        setGiven(null)
        showToast('good', 'Zpráva je odeslaná.')
        return undefined
      }
      return toRefusal(answer.error, errorText('writeMessage', answer.error))
    },
  })

  useGivenFiles((files) => {
    if (given || !canSendPhotos || !files?.length) return
    setBusy(true)
    // What is on the page stays, and with it the focus, until the place for photos has come.
    startTransition(() => setGiven((known) => [...(known ?? []), ...files]))
  })

  const change = (photos: (string | null)[], isOnTheWay: boolean) => {
    setBusy(isOnTheWay)
    form.change({ photos }, [])
  }

  return (
    <ReplyForm
      form={form}
      photos={given && <ReplyPhotos given={given} error={form.errors.photos} onChange={change} />}
      addPhotos={given ? null : () => setGiven([])}
      canSendPhotos={canSendPhotos}
      isBusy={isBusy}
    />
  )
}
