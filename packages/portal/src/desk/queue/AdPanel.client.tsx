'use client'

import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { WaitingBar } from '../../shell/lazy/WaitingBar.client.tsx'
import type { PanelProps } from './PanelProps.ts'
import type { PanelName } from './shortcuts.ts'

/** Each panel comes when it is first opened. */
const PANELS = {
  reject: lazyPart(() => import('./RejectPanel.client.tsx')),
  verdict: lazyPart(() => import('./VerdictPanel.client.tsx')),
  appeal: lazyPart(() => import('./AppealPanel.client.tsx')),
  edit: lazyPart(() => import('./EditPanel.client.tsx')),
  move: lazyPart(() => import('./MovePanel.client.tsx')),
  file: lazyPart(() => import('../ad-file/AdFile.client.tsx')),
} as const satisfies Record<PanelName, unknown>

/** Anyone who opens a form goes on in its first field. */
const enter = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('select, textarea, input')?.focus()

/** What was opened under an ad; what is only read leaves the focus where it was. */
export const AdPanel = ({ panel, ...props }: PanelProps & { panel: PanelName }) => {
  const Panel = PANELS[panel]

  return (
    <LazyBoundary fallback={<WaitingBar />} missing={() => null} onMissing={props.onClose}>
      <div key={panel} ref={panel === 'file' ? null : enter}>
        <Panel {...props} />
      </div>
    </LazyBoundary>
  )
}
