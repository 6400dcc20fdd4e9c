'use client'

import { LateBoundary } from '../../shell/late/LateBoundary.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'
import { useProfile } from '../../shell/session/useProfile.ts'

const DeskNotice = latePart(() => import('./DeskNotice.client.tsx'))

const AT_DESK: ReadonlySet<string> = new Set(['clerk', 'moderator', 'admin'])

/** Leads people of ours to their work; nothing for everybody else. */
const StaffNotice = () => {
  const { answer } = useProfile()
  if (!answer || !AT_DESK.has(answer.data.scope)) return null

  return (
    <LateBoundary>
      <DeskNotice />
    </LateBoundary>
  )
}

export default StaffNotice
