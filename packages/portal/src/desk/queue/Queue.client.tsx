'use client'

import type { QueueItem } from '@inzrt/contracts/desk/queue'
import { BulkBar } from '@inzrt/ui/moderation/queue/BulkBar.tsx'
import { QueueList } from '@inzrt/ui/moderation/queue/QueueList.client.tsx'
import { ShortcutHelp } from '@inzrt/ui/moderation/queue/ShortcutHelp.tsx'
import { useState } from 'react'
import { mainPanel, waitsForApproval } from './panelsOf.ts'
import { QueueItemCard } from './QueueItemCard.client.tsx'
import { type PanelName, SHORTCUTS } from './shortcuts.ts'
import { useDecide } from './useDecide.ts'
import { waitingText } from './waitingText.ts'

export type QueueProps = {
  items: readonly QueueItem[]
  /** How many wait in all; left out where one was looked for. */
  total?: number
  onDone: () => Promise<unknown>
}

type Opened = Readonly<{ id: number; panel: PanelName }> | null

/** Ads that wait, one under another: read, judged, one by one or many at once. */
export const Queue = ({ items, total, onDone }: QueueProps) => {
  const [currentId, setCurrent] = useState<number>()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [opened, setOpened] = useState<Opened>(null)
  const current = items.find(({ ad }) => ad.id === currentId) ?? items[0]
  const { isSending, decideHere, settleOf } = useDecide(async () => {
    setOpened(null)
    setSelected(new Set())
    await onDone()
  })

  const select = (id: number, isSelected: boolean) =>
    setSelected(
      (known) => new Set([...known].filter((one) => one !== id).concat(isSelected ? id : [])),
    )
  const open = (id: number, panel: PanelName) =>
    setOpened((known) => (known?.id === id && known.panel === panel ? null : { id, panel }))
  const approve = (ids: readonly number[]) =>
    decideHere(
      items.flatMap(({ ad }) => (ids.includes(ad.id) ? [ad] : [])),
      { measure: 'approved' },
    )
  const waiting = items.filter(waitsForApproval).map(({ ad }) => ad.id)
  const chosen = items.flatMap(({ ad }) => (selected.has(ad.id) ? [ad.id] : []))
  const act = (does: (id: number) => unknown) => () => {
    if (current && !isSending) does(current.ad.id)
  }

  return (
    <>
      {total !== undefined && (
        <p>
          {waitingText(total)} {total > items.length && `Zobrazeno nejstarších ${items.length}.`}
        </p>
      )}
      <ShortcutHelp keys={SHORTCUTS} />
      {waiting.length > 0 && (
        <BulkBar
          total={waiting.length}
          selected={chosen.length}
          isSending={isSending}
          onSelectAll={(isAll) => setSelected(new Set(isAll ? waiting : []))}
          onApprove={() => approve(chosen)}
        />
      )}
      <QueueList
        label="Fronta"
        keys={{
          a: act((id) => waiting.includes(id) && approve([id])),
          r: act((id) => {
            const main = current && mainPanel(current)
            if (main) open(id, main.panel)
          }),
          e: act((id) => open(id, 'edit')),
          m: act((id) => open(id, 'move')),
          h: act((id) => open(id, 'file')),
          x: act((id) => waiting.includes(id) && select(id, !selected.has(id))),
        }}
      >
        {items.map((item) => (
          <QueueItemCard
            key={item.ad.id}
            item={item}
            isCurrent={item === current}
            isSelected={selected.has(item.ad.id)}
            isSending={isSending}
            panel={opened?.id === item.ad.id ? opened.panel : null}
            onFocus={() => setCurrent(item.ad.id)}
            onSelect={(isSelected) => select(item.ad.id, isSelected)}
            onOpen={(panel) => open(item.ad.id, panel)}
            settle={settleOf(item.ad)}
            onDecide={(decision) => decideHere([item.ad], decision)}
          />
        ))}
      </QueueList>
    </>
  )
}
