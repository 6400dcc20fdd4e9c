'use client'

import { lazy } from 'react'
import { Late } from '../late/Late.client.tsx'
import type { ModerationPart } from './moderationState.ts'

const QueuePart = lazy(() => import('./QueuePart.client.tsx'))
const WordsPart = lazy(() => import('./WordsPart.client.tsx'))
const UsersPart = lazy(() => import('./UsersPart.client.tsx'))
const AuditPart = lazy(() => import('./AuditPart.client.tsx'))

const contentOf = (part: ModerationPart) => {
  switch (part) {
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
export const ModerationContent = ({ part }: { part: ModerationPart }) => (
  <Late>{contentOf(part)}</Late>
)
