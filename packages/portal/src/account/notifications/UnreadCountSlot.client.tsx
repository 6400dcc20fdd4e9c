'use client'

import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const UnreadCount = lazyPart(() => import('./UnreadCount.client.tsx'))

/** Place of the number of unread notifications in a page that is the same for everybody. */
export const UnreadCountSlot = () =>
  useHydrated() && (
    <LazyBoundary>
      <UnreadCount />
    </LazyBoundary>
  )
