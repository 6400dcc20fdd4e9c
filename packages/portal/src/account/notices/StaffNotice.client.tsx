'use client'

import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { useProfile } from '../../shell/session/useProfile.ts'

const DeskNotice = lazyPart(() => import('./DeskNotice.client.tsx'))

const AT_DESK: ReadonlySet<string> = new Set(['clerk', 'moderator', 'admin'])

/** Leads staff to their work; nothing for everybody else. */
const StaffNotice = () => {
  const { answer } = useProfile()
  if (!answer || !AT_DESK.has(answer.data.scope)) return null

  return (
    <LazyBoundary>
      <DeskNotice />
    </LazyBoundary>
  )
}

export default StaffNotice
