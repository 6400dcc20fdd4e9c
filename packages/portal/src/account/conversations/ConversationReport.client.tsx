'use client'

import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { ConversationReportFormSchema } from '@inzrt/rules/forms'
import { ConversationReportForm } from '@inzrt/ui/conversation/ConversationReportForm.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'

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
      return toRefusal(error, errorText('reportConversation', error))
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
