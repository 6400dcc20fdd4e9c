'use client'

import { lazy } from 'react'
import { Late } from '../late/Late.client.tsx'
import type { ModerationPart } from './moderationState.ts'

const QueuePart = lazy(() => import('./QueuePart.client.tsx'))

/** What the current part of the area holds; its code comes when it is opened. */
export const ModerationContent = ({ part }: { part: ModerationPart }) => (
  <Late>
    <QueuePart part={part} />
  </Late>
)
