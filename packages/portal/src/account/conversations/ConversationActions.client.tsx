'use client'

import {
  type Conversation,
  reportConversationCall,
} from '@inzrt/contracts/conversation/conversation'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { FlagIcon } from '@inzrt/ui/icon/FlagIcon.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { ConversationReport } from './ConversationReport.client.tsx'
import type { ConversationAddress } from './conversationAddress.ts'
import { markConversation } from './markConversation.ts'

export type ConversationActionsProps = {
  address: ConversationAddress
  conversation: Conversation
  onChange: () => Promise<unknown>
}

/** Puts a conversation away, ends what the other one may write, and tells our moderators of it. */
export const ConversationActions = ({
  address,
  conversation: { isHidden, isBlocked },
  onChange,
}: ConversationActionsProps) => {
  const [isReporting, setReporting] = useState(false)
  const mark = async (event: 'hide' | 'show' | 'block' | 'unblock') => {
    await markConversation(address, { event })
    await onChange()
  }
  const report = async (explanation: string) => {
    const body = { explanation }
    const answer = await browserApi.call(reportConversationCall, { ...address, body })
    if (!answer.ok) return answer.error
    setReporting(false)
    await mark('block')
    showToast('good', answer.data.message)

    return null
  }

  return (
    <>
      <Button variant="quiet" onClick={() => mark(isHidden ? 'show' : 'hide')}>
        {isHidden ? 'Vrátit do seznamu' : 'Skrýt konverzaci'}
      </Button>
      <Button variant="quiet" onClick={() => mark(isBlocked ? 'unblock' : 'block')}>
        {isBlocked ? 'Odblokovat' : 'Zablokovat'}
      </Button>
      <Button variant="quiet" icon={<FlagIcon />} onClick={() => setReporting(true)}>
        Nahlásit a{'\u00a0'}zablokovat
      </Button>
      {isReporting && (
        <ConversationReport
          conversationId={address.params.conversationId}
          onReport={report}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}
