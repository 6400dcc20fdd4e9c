'use client'

import { lazy } from 'react'
import { Late } from '../late/Late.client.tsx'
import type { ModerationPart } from './moderationState.ts'

const QueuePart = lazy(() => import('./QueuePart.client.tsx'))
const FindPart = lazy(() => import('./FindPart.client.tsx'))
const WordsPart = lazy(() => import('./WordsPart.client.tsx'))
const UsersPart = lazy(() => import('./UsersPart.client.tsx'))
const AuditPart = lazy(() => import('./AuditPart.client.tsx'))

export type ModerationContentProps = {
  part: ModerationPart
  /** Ad looked for. */
  wanted: string
}

const contentOf = (part: ModerationPart, wanted: string) => {
  switch (part) {
    case 'inzerat':
      return <FindPart wanted={wanted} />
    case 'slova':
      return <WordsPart />
    case 'uzivatele':
      return <UsersPart />
    case 'zaznam':
      return <AuditPart />
    default:
      return <QueuePart part={part} />
  }
}

/** What the current part of the area holds; its code comes when it is opened. */
export const ModerationContent = ({ part, wanted }: ModerationContentProps) => (
  <Late>{contentOf(part, wanted)}</Late>
)
