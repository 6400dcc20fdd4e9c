'use client'

import type { QueueItem } from '@inzrt/contracts/desk/queue'
import { lazy, Suspense } from 'react'
import { Waiting } from '../../late/Waiting.client.tsx'
import type { PanelName } from './shortcuts.ts'
import type { Settle } from './useDecide.ts'

export type PanelProps = {
  item: QueueItem
  onClose: () => void
  /** Sends a decision about the ad. */
  settle: Settle
}

/** Each panel comes when it is first opened. */
const PANELS = {
  reject: lazy(() => import('./RejectPanel.client.tsx')),
  verdict: lazy(() => import('./VerdictPanel.client.tsx')),
  appeal: lazy(() => import('./AppealPanel.client.tsx')),
  edit: lazy(() => import('./EditPanel.client.tsx')),
  move: lazy(() => import('./MovePanel.client.tsx')),
  file: lazy(() => import('../ad-file/AdFile.client.tsx')),
} as const satisfies Record<PanelName, unknown>

/** What was opened under an ad. */
export const AdPanel = ({ panel, ...props }: PanelProps & { panel: PanelName }) => {
  const Panel = PANELS[panel]

  return (
    <Suspense fallback={<Waiting />}>
      <Panel {...props} />
    </Suspense>
  )
}
