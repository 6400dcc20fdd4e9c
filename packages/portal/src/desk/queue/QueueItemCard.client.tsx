'use client'

import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import type { QueueItem } from '@inzrt/contracts/desk/queue'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { Matters } from '@inzrt/ui/moderation/queue/Matters.tsx'
import { ProposedChange } from '@inzrt/ui/moderation/queue/ProposedChange.tsx'
import { QueueCard } from '@inzrt/ui/moderation/queue/QueueCard.tsx'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { AdPanel } from './AdPanel.client.tsx'
import { dueText } from './dueText.ts'
import { panelsOf, waitsForApproval } from './panelsOf.ts'
import type { PanelName } from './shortcuts.ts'
import { toMatter } from './toMatter.ts'
import { toProposedChange } from './toProposedChange.ts'
import { toQueueCard } from './toQueueCard.ts'
import type { Settle } from './useDecide.ts'

export type QueueItemCardProps = {
  item: QueueItem
  isCurrent: boolean
  isSelected: boolean
  isSending: boolean
  panel: PanelName | null
  onFocus: () => void
  onSelect: (isSelected: boolean) => void
  onOpen: (panel: PanelName) => void
  settle: Settle
  /** What a button of the card decides. */
  onDecide: (decision: DecisionBody) => unknown
}

/** One ad of the queue with what can be done about it. */
export const QueueItemCard = ({ item, panel, settle, onOpen, ...card }: QueueItemCardProps) => {
  const matter = toMatter(item)
  const change = toProposedChange(item.ad)

  return (
    <QueueCard
      {...toQueueCard(item.ad, currentTime())}
      isUrgent={item.isUrgent}
      due={item.due && { text: dueText(item.due), isLate: item.due.isLate }}
      isCurrent={card.isCurrent}
      isSelected={card.isSelected}
      onSelect={waitsForApproval(item) ? card.onSelect : undefined}
      onFocus={card.onFocus}
      change={change && <ProposedChange {...change} />}
      matter={matter && <Matters {...matter} />}
      actions={
        <>
          {waitsForApproval(item) && (
            <Button
              variant="primary"
              {...waitable(card.isSending, () => card.onDecide({ measure: 'approved' }))}
            >
              {item.ad.change ? 'Schválit změnu' : 'Schválit'}
            </Button>
          )}
          {item.ad.state === 'blocked' && !item.appeal && (
            <Button {...waitable(card.isSending, () => card.onDecide({ measure: 'unblocked' }))}>
              Odblokovat
            </Button>
          )}
          {panelsOf(item).map((offered) => (
            <Button
              key={offered.panel}
              aria-expanded={panel === offered.panel}
              onClick={() => onOpen(offered.panel)}
            >
              {offered.label}
            </Button>
          ))}
        </>
      }
      panel={
        panel && <AdPanel item={item} panel={panel} onClose={() => onOpen(panel)} settle={settle} />
      }
    />
  )
}
