'use client'

import { changeModerationWordCall, type RuleReplay } from '@inzrt/contracts/desk/moderationWord'
import { RecordPanel } from '@inzrt/ui/moderation/records/RecordPanel.client.tsx'
import { RuleDiff } from '@inzrt/ui/moderation/rules/RuleDiff.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAct } from '../useAct.ts'
import { toRuleDiff } from './toRuleDiff.ts'

const DONE = { activate: 'Slovo platí od teď.', retire: 'Slovo už nic nezadrží.' } as const

export type WordReplayProps = {
  replay: RuleReplay['data']
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** What a change of the rules would have done to past ads; it is made once it is confirmed here. */
export const WordReplay = ({ replay, onDone, onClose }: WordReplayProps) => {
  const [isSending, setSending] = useState(false)
  const act = useAct(onDone)
  const { title, ...diff } = toRuleDiff(replay)
  const { word, action, mark } = replay
  const confirm = async () => {
    setSending(true)
    await act(
      () =>
        browserApi.call(changeModerationWordCall, {
          params: { wordId: word.id },
          body: { action, mark },
        }),
      DONE[action],
    )
    onClose()
  }

  return (
    <RecordPanel title={title}>
      <RuleDiff {...diff} isSending={isSending} onConfirm={confirm} onCancel={onClose} />
    </RecordPanel>
  )
}
