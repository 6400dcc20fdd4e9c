'use client'

import type { DecisionBody, ModeratedAd, QueueItem } from '@inzrt/contracts/moderation'
import type { FieldErrors } from '@inzrt/domain/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { QueueCard } from '@inzrt/ui/moderation/QueueCard.tsx'
import { AdPanel } from './AdPanel.client.tsx'
import type { PanelName } from './shortcuts.ts'
import { toQueueCard } from './toQueueCard.ts'

export type QueueItemCardProps = {
  item: QueueItem
  isCurrent: boolean
  isSelected: boolean
  isSending: boolean
  panel: PanelName | null
  onFocus: () => void
  onSelect: (isSelected: boolean) => void
  onOpen: (panel: PanelName) => void
  decide: (ads: readonly ModeratedAd[], decision: DecisionBody) => Promise<FieldErrors | undefined>
}

/** One ad of the queue with what can be done about it. */
export const QueueItemCard = ({ item, panel, decide, onOpen, ...card }: QueueItemCardProps) => {
  const { ad } = item
  const isWaiting = ad.state === 'waiting_approval'

  return (
    <QueueCard
      {...toQueueCard(ad, new Date())}
      isUrgent={item.isUrgent}
      isCurrent={card.isCurrent}
      isSelected={card.isSelected}
      onSelect={card.onSelect}
      onFocus={card.onFocus}
      actions={
        <>
          {isWaiting && (
            <>
              <Button
                variant="primary"
                disabled={card.isSending}
                onClick={() => decide([ad], { measure: 'approved' })}
              >
                Schválit
              </Button>
              <Button aria-expanded={panel === 'reject'} onClick={() => onOpen('reject')}>
                Zamítnout
              </Button>
            </>
          )}
          <Button aria-expanded={panel === 'file'} onClick={() => onOpen('file')}>
            Historie a podobné
          </Button>
        </>
      }
      panel={
        panel && (
          <AdPanel
            ad={ad}
            panel={panel}
            onClose={() => onOpen(panel)}
            decide={(decision) => decide([ad], decision)}
          />
        )
      }
    />
  )
}
