'use client'

import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { ConversationReportFormSchema } from '@inzrt/domain/forms'
import { ConversationReportForm } from '@inzrt/ui/conversation/ConversationReportForm.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { refusal } from '../../shell/form/refusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

export type ConversationReportProps = {
  conversationId: string
  /** Answers what went wrong, or null. */
  onReport: (explanation: string) => Promise<ApiError | null>
  onClose: () => void
}

/** Asks what happened before the other one is reported and blocked. */
export const ConversationReport = ({
  conversationId,
  onReport,
  onClose,
}: ConversationReportProps) => {
  const form = useForm({
    schema: ConversationReportFormSchema,
    initial: { explanation: '' },
    draft: `conversation report ${conversationId}`,
    send: async ({ explanation }) => {
      const error = await onReport(explanation)
      if (!error) return undefined
      const errors = refusal(error)
      if (!errors) showToast('bad', errorText('reportConversation', error))

      return errors ?? {}
    },
  })

  return (
    <Dialog isOpen title="Nahlásit konverzaci" onClose={onClose}>
      <p>
        Redakce uvidí posledních deset zpráv druhé strany, vaše ne. Druhá strana se o{'\u00a0'}
        hlášení nedozví a{'\u00a0'}psát vám už nebude moci.
      </p>
      <ConversationReportForm form={form} />
    </Dialog>
  )
}
