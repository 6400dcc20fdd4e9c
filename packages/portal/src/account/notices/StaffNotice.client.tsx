'use client'

import { lazy, Suspense } from 'react'
import { useProfile } from '../useProfile.ts'

const DeskNotice = lazy(() => import('./DeskNotice.client.tsx'))

const AT_DESK: ReadonlySet<string> = new Set(['clerk', 'moderator', 'admin'])

/** Leads people of ours to their work; nothing for everybody else. */
const StaffNotice = () => {
  const { answer } = useProfile()
  if (!answer || !AT_DESK.has(answer.data.scope)) return null

  return (
    <Suspense fallback={null}>
      <DeskNotice />
    </Suspense>
  )
}

export default StaffNotice
