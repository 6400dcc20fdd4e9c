'use client'

import { useSnapshot } from 'valtio'
import { LateBoundary } from '../../../shell/late/LateBoundary.client.tsx'
import { latePart } from '../../../shell/late/latePart.tsx'
import { useMember } from '../../../shell/session/useMember.ts'
import { sessionStore } from '../../../shell/stores/sessionStore.ts'

const OwnerView = latePart(() => import('./OwnerView.client.tsx'))

/** Place for what only the ad's owner sees on its page; a visitor nobody knows loads nothing for it. */
export const Owner = ({ slug }: { slug: string }) => {
  const isMember = useMember()
  const { account } = useSnapshot(sessionStore)

  return (
    isMember && (
      <LateBoundary>
        <OwnerView key={account} slug={slug} />
      </LateBoundary>
    )
  )
}
