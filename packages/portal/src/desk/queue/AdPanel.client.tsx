'use client'

import type { QueueItem } from '@inzrt/contracts/desk/queue'
import { LateBoundary } from '../../shell/late/LateBoundary.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'
import { Waiting } from '../../shell/late/Waiting.client.tsx'
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
  reject: latePart(() => import('./RejectPanel.client.tsx')),
  verdict: latePart(() => import('./VerdictPanel.client.tsx')),
  appeal: latePart(() => import('./AppealPanel.client.tsx')),
  edit: latePart(() => import('./EditPanel.client.tsx')),
  move: latePart(() => import('./MovePanel.client.tsx')),
  file: latePart(() => import('../ad-file/AdFile.client.tsx')),
} as const satisfies Record<PanelName, unknown>

/** Anyone who opens a form goes on in its first field. */
const enter = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('select, textarea, input')?.focus()

/** What was opened under an ad; what is only read leaves the focus where it was. */
export const AdPanel = ({ panel, ...props }: PanelProps & { panel: PanelName }) => {
  const Panel = PANELS[panel]

  return (
    <LateBoundary awaited={<Waiting />} missing={() => null} onMissing={props.onClose}>
      <div key={panel} ref={panel === 'file' ? null : enter}>
        <Panel {...props} />
      </div>
    </LateBoundary>
  )
}
