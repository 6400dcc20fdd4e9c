'use client'

import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { useMember } from '../../../shell/session/useMember.ts'
import { sessionStore } from '../../../shell/stores/sessionStore.ts'

const OwnerView = lazyPart(() => import('./OwnerView.client.tsx'))

/** Place for what only the ad's owner sees on its page; a visitor nobody knows loads nothing for it. */
export const Owner = ({ slug }: { slug: string }) => {
  const isMember = useMember()
  const { account } = useSnapshot(sessionStore)

  return (
    isMember && (
      <LazyBoundary>
        <OwnerView key={account} slug={slug} />
      </LazyBoundary>
    )
  )
}
